/** A newer version of the program that waits until the person asks for it. */
export interface NewerVersion {
  /** Reloads the page on that version. */
  readonly start: () => void;
}

let waiting: NewerVersion | undefined;
const listeners = new Set<() => void>();

/** Undefined without one, or when it was postponed. */
export function offerVersion(version: NewerVersion | undefined): void {
  waiting = version;
  for (const listener of listeners) listener();
}

export const offeredVersion = (): NewerVersion | undefined => waiting;

export function watchOfferedVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
