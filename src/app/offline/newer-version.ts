/** A newer version of the program that waits until the person asks for it. */
export interface NewerVersion {
  /** Loads the page anew, on that version. */
  readonly start: () => void;
}

let waiting: NewerVersion | undefined;
const listeners = new Set<() => void>();

/** Undefined when there is none, or when it has been put off. */
export function offerVersion(version: NewerVersion | undefined): void {
  waiting = version;
  for (const listener of listeners) listener();
}

export const offeredVersion = (): NewerVersion | undefined => waiting;

export function watchOfferedVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
