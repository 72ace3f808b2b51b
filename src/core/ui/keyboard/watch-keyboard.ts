import './watch-keyboard.css';

/**
 * Publishes how much of the page's foot a keyboard covers, as `--keyboard` on the root: some browsers lay it over the
 * page instead of shrinking the page, and sheets must stay above it. A zoomed page is not covered. When it comes, the
 * field that is written in and the button of its form are brought above it.
 */
export function watchKeyboard(root: HTMLElement): () => void {
  const sight = window.visualViewport;
  if (sight === null) return () => undefined;
  let before = 0;
  const tell = ({ type }: Event): void => {
    const covered = sight.scale > 1 ? 0 : Math.max(0, window.innerHeight - sight.height - sight.offsetTop);
    root.style.setProperty('--keyboard', `${covered}px`);
    // What a person moves while the keyboard is there stays where it is.
    if (covered > before && type === 'resize') bringAbove(document.activeElement);
    before = covered;
  };
  const ways = ['resize', 'scroll'] as const;
  ways.forEach((way) => sight.addEventListener(way, tell));
  return () => ways.forEach((way) => sight.removeEventListener(way, tell));
}

const heightOf = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** Between head and foot of the page, which lie over what scrolls. Where there is no room for both, the field stays. */
function bringAbove(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.closest('dialog') === null)
    field.style.scrollMargin = `${heightOf('header:has(+ #main)')}px 0 ${heightOf('#main + footer')}px`;
  for (const part of [field.form?.querySelector('[type="submit"]'), field]) part?.scrollIntoView({ block: 'nearest' });
}
