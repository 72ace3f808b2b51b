/** Which server this build is for; decided by vite.config.ts, so that the other half is not even in the bundle. */
declare const __SERVER__: 'network' | 'in-browser';
/** Whether this build is a single file that is opened from a folder: it has no host, no origin and no service worker. */
declare const __ONE_FILE__: boolean;

type FailureWords = import('./start-failure/failure-page.ts').FailureWords;
type FailureLooks = import('./start-failure/failure-page.ts').FailureLooks;
/** For the script that stands in the page alone (scripts/start-failure.ts): its words by language, and its colours. */
declare const __START_WORDS__: Readonly<Record<string, FailureWords>> & { readonly en: FailureWords };
declare const __START_LOOKS__: { readonly dark: FailureLooks; readonly light: FailureLooks };
