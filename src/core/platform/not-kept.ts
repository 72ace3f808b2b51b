/** Whether a text could not be stored on this device in this visit, and what runs then. Every first load has this, so it is small. */
export const notKept: { isNoted: boolean; onNoted: (() => void) | undefined } = { isNoted: false, onNoted: undefined };

/** A text could not be stored: what it says lasts only for this visit. */
export function noteNotKept(): void {
  notKept.isNoted = true;
  notKept.onNoted?.();
}
