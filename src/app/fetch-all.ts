/** Gives the first screen time to load its own needs. */
const quietMs = 1500;

/**
 * Preloads every remaining part of the program, so that nothing is missing offline. The page lists the parts; only the
 * demo's page does.
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
