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
