declare global {
  interface Window {
    /** The pending `config.json`, asked for by the script in a built live page. */
    tandemConfig?: Promise<Response>;
  }
}

/**
 * Asks the host for `config.json`, past what the browser has kept: a wrong one that may be kept for a year would stand in
 * for the host's own for a year. A preload in the page cannot ask so.
 */
export function askForConfig(): Promise<Response> {
  const asked = fetch('./config.json', { cache: 'no-store', redirect: 'error' });
  // The reader of the configuration tells a failure.
  asked.catch(() => undefined);
  return asked;
}
