import { earlyExit, incomeOfDays, type MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { forDrawing } from '../../../core/money/fixed-point.ts';

/** What a lock earns and what leaving it costs from the first day to the last, from 0 to 1; for drawing alone. */
export interface LockCourse {
  readonly incomeAtEnd: number;
  readonly penaltyAtStart: number;
}

/** Undefined where the server does not say a rate for both. */
export function lockCourse(
  sum: Amount,
  { dailyPercent, penaltyPercent, yieldText, days }: MiningProduct,
): LockCourse | undefined {
  if (penaltyPercent === undefined || yieldText !== undefined) return undefined;
  const income = forDrawing(incomeOfDays(sum, dailyPercent, days));
  const penalty = forDrawing(earlyExit({ amount: sum, penaltyPercent, daysLeft: days }).penalty);
  const most = Math.max(income, penalty);
  return most === 0 ? undefined : { incomeAtEnd: income / most, penaltyAtStart: penalty / most };
}
