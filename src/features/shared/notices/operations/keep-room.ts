/**
 * A message that has moved the page is gone: its room stays until the page moves anyway, so that nothing jumps under a finger.
 * `end` runs once: when the page is scrolled or out of sight, when a wheel turns over one that does not scroll, at once below a
 * sheet, or as soon as the returned function is called.
 */
export function keepRoom(end: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const once = (): void => {
    if (signal.aborted) return;
    stop.abort();
    end();
  };
  if (document.querySelector('dialog[open]') !== null) once();
  else {
    addEventListener('scroll', once, { signal, passive: true });
    // A finger that drags may hold a slider. A wheel holds nothing.
    addEventListener('wheel', once, { signal, passive: true });
    document.addEventListener('visibilitychange', once, { signal });
  }
  return once;
}
