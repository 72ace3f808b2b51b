/** The lock stands before every page; its code is fetched on its own. */
export const loadLockGuard = async () => (await import('./lock/panels/lock-guard.tsx')).LockGuard;
