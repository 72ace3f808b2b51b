const lockName = 'tandem-engine';

/** Of all tabs of this browser one has the engine: the one that holds this lock. It is freed when the tab is closed. */
export interface TabLock {
  release(): void;
}

function request(options: LockOptions): Promise<TabLock | undefined> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise((release) => resolve({ release }));
    };
    navigator.locks.request(lockName, options, hold).catch(reject);
  });
}

/** Undefined when another tab has it. */
export const takeFreeLock = (): Promise<TabLock | undefined> => request({ ifAvailable: true });

/** Resolves when every tab before this one has let go. */
export const waitForLock = (): Promise<TabLock | undefined> => request({});

/** Pages that are not served securely have no locks: there each tab stands alone. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';
