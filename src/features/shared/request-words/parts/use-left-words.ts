import { dayMs } from '../../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { TimeLeft } from '../model/time-left.ts';

/** Days and the rest of the last one: what is charged by the day must not look a day shorter than it is. */
export function useLeftWords(): (left: TimeLeft) => string {
  const format = useFormat();
  return ({ days, clock }) => [...(days > 0 ? [format.relativeAge(days * dayMs)] : []), clock].join(' ');
}
