/**
 * A key that is held down presses one button, and once: browsers repeat it, and what it opens may have a button in the focus.
 * Typing, steps and sliders repeat as ever.
 */
export function ignoreHeldKeys(page: Document): () => void {
  const stop = (event: KeyboardEvent): void => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    const { target } = event;
    const isTyped = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && event.key === ' ');
    if (!isTyped && !(target instanceof HTMLElement && target.isContentEditable)) event.preventDefault();
  };
  page.addEventListener('keydown', stop, true);
  return () => page.removeEventListener('keydown', stop, true);
}
