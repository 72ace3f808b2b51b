/** Long enough for the first screen to have what it needs for itself. */
const quietMs = 1500;

/**
 * Fetches every part of the program that is not here yet, so that nothing is missing when the network goes. The page
 * names the parts; only the demo's page does.
 */
export function fetchAll(page: Document): void {
  const list = page.getElementById('parts')?.textContent;
  if (list === undefined || list === null) return;
  const parts: unknown = JSON.parse(list);
  if (!Array.isArray(parts)) return;
  const fetchParts = (): void => {
    for (const part of parts) {
      const link = page.createElement('link');
      link.rel = 'modulepreload';
      link.href = String(part);
      page.head.append(link);
    }
  };
  setTimeout(fetchParts, quietMs);
}
