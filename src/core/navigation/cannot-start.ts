/** The inline script of the page listens for it (src/app/start-failure). */
export const cannotStartEvent = 'tandem:cannot-start';

/** Shows the failure page in place of the program. False if the host's policy blocks that page. */
export function tellCannotStart(error: unknown): boolean {
  const detail = error instanceof Error ? error.message : String(error);
  return !window.dispatchEvent(new CustomEvent(cannotStartEvent, { detail, cancelable: true }));
}
