const secondMs = 1000;
const daySeconds = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

export interface TimeLeft {
  /** Whole days. */
  readonly days: number;
  /** The rest of the last day, `HH:MM:SS`. */
  readonly clock: string;
}

/** A length of time in days, hours, minutes and seconds; undefined when nothing is left. */
export function timeLeft(ms: number): TimeLeft | undefined {
  if (ms <= 0) return undefined;
  const seconds = Math.ceil(ms / secondMs);
  const rest = seconds % daySeconds;
  const clock = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60].map(two).join(':');
  return { days: Math.floor(seconds / daySeconds), clock };
}
