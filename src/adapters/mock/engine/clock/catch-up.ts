import type { Kernel } from '../kernel/kernel.ts';

export interface CatchUpBudget {
  /** Of everybody's time. */
  readonly milliseconds: number;
  readonly steps: number;
}

/** Enough for the longest jump that a presenter may ask for. */
export const usualBudget: CatchUpBudget = { milliseconds: 30_000, steps: 2_000_000 };

/** So far at a time, because one look over the market may be as long as the time it looks over. */
const sliceMs = 3_600_000;
const stepsBetweenLooks = 64;

/** Lets everything happen that is due until a moment. False when the budget ended before: then the world stands at its cursor. */
export function catchUp(
  kernel: Kernel,
  until: number,
  { realNow, budget }: { readonly realNow: () => number; readonly budget: CatchUpBudget },
): boolean {
  const end = realNow() + budget.milliseconds;
  let steps = 0;
  const goesOn = (): boolean => {
    steps += 1;
    return steps <= budget.steps && (steps % stepsBetweenLooks !== 0 || realNow() < end);
  };
  while (kernel.cursor < until) {
    const sliceEnd = Math.min(until, kernel.cursor + sliceMs);
    kernel.advanceTo(sliceEnd, goesOn);
    if (kernel.cursor < sliceEnd || (sliceEnd < until && realNow() >= end)) return false;
  }
  return true;
}
