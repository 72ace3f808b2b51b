import type { Kernel } from '../kernel/kernel.ts';

export interface CatchUpBudget {
  /** In real time. */
  readonly milliseconds: number;
  readonly steps: number;
}

/** Enough for the longest jump of a presenter. */
export const usualBudget: CatchUpBudget = { milliseconds: 30_000, steps: 2_000_000 };

/** The step size: one scan of the market may take as long as the time it covers. */
const sliceMs = 3_600_000;
const stepsBetweenLooks = 64;

/**
 * Runs everything due until a moment. False when the budget was used up before: then the world stands at its cursor.
 */
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
