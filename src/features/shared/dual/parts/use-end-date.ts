import type { DualProduct } from '../../../../core/domain/dual-investment.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';

type Ending = Pick<DualProduct, 'endsAtMs' | 'endsOn'>;

/** The day of the maturity as the reader writes days; by the server's calendar where the moment is not known. */
export function useEndDate(): (ending: Ending) => string {
  const format = useFormat();
  return ({ endsAtMs, endsOn }) =>
    endsAtMs === undefined
      ? format.serverTime(endsOn)
      : format.moment(endsAtMs, { year: true, month: true, day: true });
}
