/* A stub for the NDK's unwinder, for builds without the NDK. Panics abort, so nothing is ever unwound.
 * Backtraces are empty. */

enum { URC_END_OF_STACK = 5 };

int _Unwind_Backtrace(void *step, void *state) { (void)step; (void)state; return URC_END_OF_STACK; }
void *_Unwind_GetIP(void *context) { (void)context; return 0; }
void *_Unwind_GetIPInfo(void *context, int *before) { (void)context; *before = 0; return 0; }
void *_Unwind_GetCFA(void *context) { (void)context; return 0; }
void *_Unwind_GetGR(void *context, int index) { (void)context; (void)index; return 0; }
void *_Unwind_GetDataRelBase(void *context) { (void)context; return 0; }
void *_Unwind_GetTextRelBase(void *context) { (void)context; return 0; }
void *_Unwind_GetLanguageSpecificData(void *context) { (void)context; return 0; }
void *_Unwind_GetRegionStart(void *context) { (void)context; return 0; }
void *_Unwind_FindEnclosingFunction(void *place) { (void)place; return 0; }
void _Unwind_SetGR(void *context, int index, void *value) { (void)context; (void)index; (void)value; }
void _Unwind_SetIP(void *context, void *value) { (void)context; (void)value; }
void _Unwind_DeleteException(void *exception) { (void)exception; }
int _Unwind_RaiseException(void *exception) { (void)exception; __builtin_trap(); }
void _Unwind_Resume(void *exception) { (void)exception; __builtin_trap(); }
/* 32-bit ARM uses these in place of some of the above. */
int _Unwind_VRS_Get(void *context, int set, int index, int kind, void *value) {
    (void)context; (void)set; (void)index; (void)kind; (void)value; return 2;
}
int _Unwind_VRS_Set(void *context, int set, int index, int kind, void *value) {
    (void)context; (void)set; (void)index; (void)kind; (void)value; return 2;
}
