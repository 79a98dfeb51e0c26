-- A room, with the number of its last event and when that happened, in milliseconds since 1970.
CREATE TABLE rooms (
    room TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

-- To find rooms that have expired.
CREATE INDEX rooms_by_change ON rooms (changed);

-- The logs. The primary key makes it impossible that two writers append the same event.
CREATE TABLE events (
    room TEXT NOT NULL REFERENCES rooms (room) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);

-- Codes that lead to a room.
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (room) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX codes_by_room ON codes (room);
