/** Which server this build is for; decided by vite.config.ts, so that the other half is not even in the bundle. */
declare const __SERVER__: 'network' | 'in-browser';
/** Whether this build is a single file that is opened from a folder: it has no host, no origin and no service worker. */
declare const __ONE_FILE__: boolean;
