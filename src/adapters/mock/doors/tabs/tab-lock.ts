const lockName = 'tandem-engine';

/** One tab of this browser has the engine: the holder of this lock. Closing the tab releases it. */
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

/** Resolves when every earlier tab has released it. */
export const waitForLock = (): Promise<TabLock | undefined> => request({});

/** Insecure contexts have no locks: there each tab has its own engine. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';
