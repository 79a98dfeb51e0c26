/* Preloaded into rustc (LD_PRELOAD), so that every run gets the same random numbers.
 *
 * Some procedural macros iterate over hash maps in random order (`bevy_reflect_derive` with fields that
 * are not reflected), so their output would differ between builds. Rust's standard library calls this
 * function, if it is defined, instead of the system. */

#include <string.h>
#include <sys/types.h>

ssize_t getrandom(void *bytes, size_t count, unsigned int flags)
{
    (void)flags;
    memset(bytes, 0, count);
    return (ssize_t)count;
}
