/** The tab whose panel holds this. */
const tabOf = (element: Element): Element | null => {
  const id = element.closest('[role="tabpanel"]')?.id;
  return id === undefined ? null : document.querySelector(`[role="tab"][aria-selected="true"][aria-controls="${id}"]`);
};

/**
 * A row that goes while it has the keyboard's focus hands it to the row beside it, or to the tab of its list: otherwise it would be
 * lost, and the keyboard back at the top of the page.
 */
export function handFocusOn(row: Element): void {
  if (!row.contains(document.activeElement)) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const next = beside?.querySelector('button, a[href]') ?? tabOf(row);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
