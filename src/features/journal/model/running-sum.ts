import { amount, type Amount } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import type { ClosedResult } from './closed-result.ts';

/** More than a picture can show. */
const pointsMax = 400;

/**
 * The results added up one after the other; it starts with nothing. Of more results than a picture shows, the sum after
 * each day, and of more days than that each so-manieth of them, always with the last.
 */
export function runningSum(oldestFirst: readonly ClosedResult[]): readonly Amount[] {
  const sums: Amount[] = [];
  const lastOfDay: number[] = [];
  let total = amount('0');
  let day: string | undefined;
  for (const { result, day: itsDay } of oldestFirst) {
    if (result === undefined) continue;
    if (itsDay !== day && sums.length > 0) lastOfDay.push(sums.length - 1);
    day = itsDay;
    total = add(total, result);
    sums.push(total);
  }
  if (sums.length === 0) return [];
  const start = amount('0');
  if (sums.length <= pointsMax) return [start, ...sums];
  const ofDays = [...lastOfDay, sums.length - 1];
  const step = Math.ceil(ofDays.length / pointsMax);
  const kept = ofDays.filter((_, index) => (ofDays.length - 1 - index) % step === 0);
  return [start, ...kept.flatMap((index) => sums[index] ?? [])];
}
