import { dayMs } from '../../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { timeLeft } from '../../request-words/model/time-left.ts';

/** Hours, minutes and seconds, days before them; undefined when the time is over. */
export function useClock(leftMs: number): string | undefined {
  const format = useFormat();
  const rest = timeLeft(leftMs);
  if (rest === undefined) return undefined;
  return [...(rest.days > 0 ? [format.relativeAge(rest.days * dayMs)] : []), rest.clock].join(' ');
}
