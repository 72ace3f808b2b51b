/** Which server this build is for; decided by vite.config.ts, so that the other half is not even in the bundle. */
declare const __SERVER__: 'network' | 'in-browser';
