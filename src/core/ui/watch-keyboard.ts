/**
 * Publishes how much of the page's foot a keyboard covers, as `--keyboard` on the root: some browsers lay it over the
 * page instead of shrinking the page, and sheets must stay above it. A zoomed page is not covered.
 */
export function watchKeyboard(root: HTMLElement): () => void {
  const sight = window.visualViewport;
  if (sight === null) return () => undefined;
  const tell = (): void => {
    const covered = sight.scale > 1 ? 0 : window.innerHeight - sight.height - sight.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  const ways = ['resize', 'scroll'] as const;
  ways.forEach((way) => sight.addEventListener(way, tell));
  return () => ways.forEach((way) => sight.removeEventListener(way, tell));
}
