// What Windows 8 and later have in bcryptprimitives.dll, and Wine has from version 9 on: Rust takes its
// random numbers from there. For trying the program in an older Wine only; it is handed out to nobody.
#include <windows.h>
#include <bcrypt.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length)
{
    return BCryptGenRandom(NULL, bytes, (ULONG)length, BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0;
}
