/** Runs `run` once, later; the returned function takes it back. */
export type Pace = (run: () => void) => () => void;

/** Once per painted frame. In a hidden tab nothing is painted, so nothing runs until it is shown again. */
export const everyFrame: Pace = (run) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
};

/** Four times a second: as often as a person can read an order book. */
export const everyQuarterSecond: Pace = (run) => {
  const timer = setTimeout(run, 250);
  return () => clearTimeout(timer);
};

/** At once, but no sooner than `gapMs` after the time before. One pace for one stream: it remembers when it ran. */
export function apart(gapMs: number): Pace {
  let ranAt = -Infinity;
  return (run) => {
    const timer = setTimeout(
      () => {
        ranAt = performance.now();
        run();
      },
      Math.max(0, ranAt + gapMs - performance.now()),
    );
    return () => clearTimeout(timer);
  };
}

/**
 * With the next painted frame, but no sooner than `gapMs` after the time before: what arrives together with something
 * else that is painted every frame is painted together with it. One pace for one stream: it remembers when it ran.
 */
export function framesApart(gapMs: number): Pace {
  let ranAt = -Infinity;
  return (run) => {
    let frame = 0;
    const tryFrame = (time: number): void => {
      if (time - ranAt < gapMs) {
        frame = requestAnimationFrame(tryFrame);
        return;
      }
      ranAt = time;
      run();
    };
    frame = requestAnimationFrame(tryFrame);
    return () => cancelAnimationFrame(frame);
  };
}
