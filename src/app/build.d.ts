/** The server of this build; vite.config.ts decides it, so that the other half is not in the bundle. */
declare const __SERVER__: 'network' | 'in-browser';
/** Whether this build is a single file opened from a folder: without host, origin and service worker. */
declare const __ONE_FILE__: boolean;

type FailureWords = import('./start-failure/failure-page.ts').FailureWords;
type FailureLooks = import('./start-failure/failure-page.ts').FailureLooks;
/** For the inline script of the page (scripts/start-failure.ts): its words by language, and its colours. */
declare const __START_WORDS__: Readonly<Record<string, FailureWords>> & { readonly en: FailureWords };
declare const __START_LOOKS__: { readonly dark: FailureLooks; readonly light: FailureLooks };
