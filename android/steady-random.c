/* Loaded before the compiler, so that it draws the same random numbers each time it runs.
 *
 * Some macros go through hash maps that are ordered at random (`bevy_reflect_derive` with fields that are
 * not reflected): a compilation may then write another program. Rust's library asks this function, if
 * there is one, rather than the system. */

#include <string.h>
#include <sys/types.h>

ssize_t getrandom(void *bytes, size_t count, unsigned int flags)
{
    (void)flags;
    memset(bytes, 0, count);
    return (ssize_t)count;
}
