/** Heard by the script that stands in the page itself (src/app/start-failure). */
export const cannotStartEvent = 'tandem:cannot-start';

/** Shows the page of last resort in the place of the program. False where the host's policy keeps that page from working. */
export function tellCannotStart(error: unknown): boolean {
  const detail = error instanceof Error ? error.message : String(error);
  return !window.dispatchEvent(new CustomEvent(cannotStartEvent, { detail, cancelable: true }));
}
