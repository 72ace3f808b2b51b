/** A newer version of the program that waits until the person asks for it. */
export interface NewerVersion {
  /** Reloads the page on that version. */
  readonly start: () => void;
}

export interface Offer extends NewerVersion {
  /** The person has asked about it, whatever else is open. */
  readonly isAsked: boolean;
}

let offer: Offer | undefined;
const listeners = new Set<() => void>();

function tell(next: Offer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export const offerVersion = (version: NewerVersion): void => tell({ start: version.start, isAsked: false });

/** Asks about the newer version, or no longer. */
export function askAboutVersion(isAsked: boolean): void {
  if (offer !== undefined) tell({ ...offer, isAsked });
}

export const postponeVersion = (): void => tell(undefined);

/** Undefined without one, or when it was postponed. */
export const offeredVersion = (): Offer | undefined => offer;

export function watchOfferedVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
