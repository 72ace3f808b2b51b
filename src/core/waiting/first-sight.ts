/** So long at most, also in a tab that is not painted. */
const atLatestMs = 3_000;

/** Nothing waits before a program has begun to draw its first screen. */
let sight: Promise<unknown> = Promise.resolve();
let tell = (): void => undefined;

/** From now on, what nothing waits for stays away until the first screen is painted: it would take network and processor from it. */
export function awaitFirstSight(): void {
  sight = new Promise<void>((resolve) => {
    tell = resolve;
    setTimeout(resolve, atLatestMs);
  });
}

/** The first screen is in the page. It is painted with the next frame. */
export function tellFirstSight(): void {
  requestAnimationFrame(() => setTimeout(tell));
}

/** Resolves when the first screen has been painted, or at once. */
export const firstSight = (): Promise<unknown> => sight;
