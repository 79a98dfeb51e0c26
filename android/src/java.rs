//! The parts of Android's Java classes that the app uses to open, save and share files, and to find
//! tables nearby.

use jni::bind_java_type;

bind_java_type! {
    pub Activity => android.app.Activity,
    type_map = {
        ContentResolver => android.content.ContentResolver,
        Intent => android.content.Intent,
    },
    methods {
        fn get_content_resolver() -> ContentResolver,
        fn get_intent() -> Intent,
        fn set_intent(intent: Intent),
        fn start_activity(intent: Intent),
        fn start_activity_for_result(intent: Intent, request_code: jint),
    },
}

bind_java_type! {
    pub Intent => android.content.Intent,
    type_map = {
        Bundle => android.os.Bundle,
        CharSequence => java.lang.CharSequence,
        ClipData => android.content.ClipData,
        Uri => android.net.Uri,
    },
    constructors {
        fn new(),
        fn with_action(action: JString),
    },
    methods {
        static fn create_chooser(target: Intent, title: CharSequence) -> Intent,
        fn add_category(category: JString) -> Intent,
        fn get_action() -> JString,
        fn get_clip_data() -> ClipData,
        fn get_data() -> Uri,
        fn get_extras() -> Bundle,
        fn get_flags() -> jint,
        fn put_boolean_extra {
            name = "putExtra",
            sig = (name: JString, value: jboolean) -> Intent,
        },
        fn put_text_extra {
            name = "putExtra",
            sig = (name: JString, value: JString) -> Intent,
        },
        fn set_type(mime_type: JString) -> Intent,
    },
}

bind_java_type! {
    pub Bundle => android.os.Bundle,
    methods {
        fn get(key: JString) -> JObject,
    },
}

bind_java_type! {
    pub ClipData => android.content.ClipData,
    type_map = {
        ClipItem => "android.content.ClipData$Item",
    },
    methods {
        fn get_item_count() -> jint,
        fn get_item_at(index: jint) -> ClipItem,
    },
}

bind_java_type! {
    pub ClipItem => "android.content.ClipData$Item",
    type_map = {
        Uri => android.net.Uri,
    },
    methods {
        fn get_uri() -> Uri,
    },
}

bind_java_type! {
    pub Uri => android.net.Uri,
    methods {
        fn get_last_path_segment() -> JString,
        fn get_scheme() -> JString,
        fn to_string() -> JString,
    },
}

bind_java_type! {
    pub ContentResolver => android.content.ContentResolver,
    type_map = {
        Cursor => android.database.Cursor,
        InputStream => java.io.InputStream,
        OutputStream => java.io.OutputStream,
        Uri => android.net.Uri,
    },
    methods {
        non_null fn open_input_stream(uri: Uri) -> InputStream,
        non_null fn open_output_stream(uri: Uri) -> OutputStream,
        non_null fn query(
            uri: Uri,
            projection: JString[],
            selection: JString,
            selection_arguments: JString[],
            sort_order: JString
        ) -> Cursor,
    },
}

bind_java_type! {
    pub CharSequence => java.lang.CharSequence,
    methods {
        fn text {
            name = "toString",
            sig = () -> JString,
        },
    },
}

bind_java_type! {
    pub Cursor => android.database.Cursor,
    methods {
        fn close(),
        fn get_string(column: jint) -> JString,
        fn move_to_first() -> jboolean,
    },
}

bind_java_type! {
    pub InputStream => java.io.InputStream,
    methods {
        fn close(),
        fn read(buffer: jbyte[]) -> jint,
    },
}

bind_java_type! {
    pub OutputStream => java.io.OutputStream,
    methods {
        fn close(),
        fn write(bytes: jbyte[]),
    },
}

bind_java_type! {
    pub WifiManager => android.net.wifi.WifiManager,
    type_map = {
        MulticastLock => "android.net.wifi.WifiManager$MulticastLock",
    },
    methods {
        fn create_multicast_lock(tag: JString) -> MulticastLock,
    },
}

bind_java_type! {
    pub MulticastLock => "android.net.wifi.WifiManager$MulticastLock",
    methods {
        fn acquire(),
        fn release(),
        fn set_reference_counted(is_counted: jboolean),
    },
}
