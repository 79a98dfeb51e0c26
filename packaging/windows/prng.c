// ProcessPrng, from which Rust takes its random numbers. Windows 8 and later have it in
// bcryptprimitives.dll, and so does Wine since version 9. Used only for tests in an older Wine, and not
// part of any release.
#include <windows.h>
#include <bcrypt.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length)
{
    return BCryptGenRandom(NULL, bytes, (ULONG)length, BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0;
}
