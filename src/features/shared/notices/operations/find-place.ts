import { freeTop, type Box } from '../model/free-place.ts';

/** A phone: its pages have no bar with room for news. */
export const narrow = '(max-width: 899px)';
const controls =
  'a[href], button, input, select, textarea, summary, label, [role="slider"], [role="tab"], [role="button"], [contenteditable]';

/** How news stands: over what cannot be tapped, in a row that moves the page down, or told by the bell alone. */
export type Stand = 'over' | 'row' | 'wait';

/** The frame of an element that can be seen and tapped. */
function frameOf(element: Element): Box | undefined {
  if (!element.checkVisibility({ visibilityProperty: true })) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right - left > 1 && bottom > 0 && top < innerHeight ? { left, right, top, bottom } : undefined;
}

/** The frames of all that can be tapped on the page, but for what is in this part of it. */
export const controlsBeside = (part: Element): readonly Box[] =>
  [...document.querySelectorAll(controls)]
    .filter((element) => !part.contains(element))
    .flatMap((element) => frameOf(element) ?? []);

/** The header of a page with a bell is always in sight. */
const hasBell = (): boolean => document.querySelector('#bell')?.checkVisibility({ visibilityProperty: true }) === true;

/** A page that stays full for so long has no place, and news is not left to the bell for ever. */
export const patienceMs = 10_000;
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable]') === true;

/**
 * Puts the row of news where it covers no control and moves nothing, each time it is asked, and says how it stands.
 * Without such a place, news that can wait is left to the bell for a while, and as long as something is typed; then, and at once
 * where it cannot wait, it moves the page, and does so once. A row that keeps its room is the place of the next one.
 */
export function findPlace(row: HTMLElement, cards: HTMLElement): () => Stand {
  let card: Element | null = null;
  let how: Stand = 'wait';
  let present: number | undefined;
  let since = performance.now();
  const choose = (): Stand => {
    if (!matchMedia(narrow).matches || row.style.minHeight !== '') return 'row';
    const height = cards.offsetHeight;
    const isSame = card === cards.firstElementChild;
    card = cards.firstElementChild;
    if (height === 0 || card === null) return 'wait';
    if (isSame && how === 'row') return how;
    if (!isSame || how === 'over') since = performance.now();
    if (!isSame) row.dataset['place'] = 'wait';
    const around = row.closest('header')?.getBoundingClientRect();
    const { left, right } = cards.getBoundingClientRect();
    const room = { left, right, top: around?.bottom ?? 0, bottom: visualViewport?.height ?? innerHeight };
    present = freeTop(room, controlsBeside(row), { height, present });
    const isPatient = performance.now() - since < patienceMs || isTyping();
    if (present === undefined) return isPatient && card.hasAttribute('data-can-wait') && hasBell() ? 'wait' : 'row';
    row.style.setProperty('--place', `${present - (around?.top ?? 0)}px`);
    return 'over';
  };
  return () => {
    how = choose();
    row.dataset['place'] = how;
    return how;
  };
}
