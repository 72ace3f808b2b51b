/** How long a person waits for the files before the page is loaded anyway. */
const patienceMs = 8000;

/** Fetches the loaded files of the program past the browser's cache, which may keep wrong bytes for a year. */
export async function fetchFilesAnew(): Promise<void> {
  const assets = new URL('./assets/', window.location.href).href;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...new Set(addresses)].filter((address) => address.startsWith(assets));
  await Promise.all(own.map((address) => fetch(address, { cache: 'reload' })));
}

/** Reloads the page and its files past the browser's cache; a plain reload would use the cache again. */
export async function loadAnew(): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // The page of the demo may make no requests.
  await Promise.race([fetchFilesAnew().catch(() => undefined), tooLate]);
  window.location.reload();
}
