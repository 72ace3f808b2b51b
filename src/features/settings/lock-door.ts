/** The lock covers every page; its code loads separately. */
export const loadLockGuard = async () => (await import('./lock/panels/lock-guard.tsx')).LockGuard;
