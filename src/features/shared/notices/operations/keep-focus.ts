/** Whether the keyboard brought the focus there: a tap or a click leaves it on what it hit, and means nothing by it. */
const isByKeyboard = (element: Element): boolean => element.matches(':focus-visible');

/**
 * Tells whether the keyboard is among the cards of the news: then what stands there stays. When the card in focus is put
 * away, the focus returns to where it came from instead of getting lost.
 */
export function keepFocus(cards: HTMLElement, onFocus: (isWithin: boolean) => void): () => void {
  let before: EventTarget | null = null;
  let held: Element | undefined;
  const isCard = (target: EventTarget | null): boolean => target instanceof Node && cards.contains(target);
  const onIn = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element) || !isByKeyboard(target)) return;
    if (!isCard(relatedTarget)) before = relatedTarget;
    held = target;
    onFocus(true);
  };
  const onOut = ({ relatedTarget }: FocusEvent): void => {
    if (isCard(relatedTarget)) return;
    onFocus(false);
    // Some browsers say so of what is removed, too: that one is still looked for.
    queueMicrotask(() => {
      if (held?.isConnected === true && !isCard(document.activeElement)) held = undefined;
    });
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || held.isConnected) return;
    held = undefined;
    onFocus(false);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  });
  cards.addEventListener('focusin', onIn);
  cards.addEventListener('focusout', onOut);
  observer.observe(cards, { childList: true, subtree: true });
  return () => {
    cards.removeEventListener('focusin', onIn);
    cards.removeEventListener('focusout', onOut);
    observer.disconnect();
    onFocus(false);
  };
}
