import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import type { StopsReading } from '../model/stops.ts';

export interface StopProblemText {
  readonly text: string;
  /** A warning does not keep anybody from sending. */
  readonly isWarning: boolean;
}

/** The error of a level, in words. */
export function useStopProblemText(
  level: StopLevel,
  reading: Pick<StopsReading, 'problems' | 'offStep'> | undefined,
  step: Price | undefined,
): StopProblemText | undefined {
  const t = useText('contracts');
  const format = useFormat();
  const problem = reading?.problems[level];
  const said = (): string => {
    const limit = problem?.limit === undefined ? '' : format.price(problem.limit, step).full;
    return problem === undefined ? '' : t(`stops.problem.${problem.key}`, { limit });
  };
  if (problem !== undefined && !problem.isWarning) return { text: said(), isWarning: false };
  if (reading?.offStep[level] === true && step !== undefined)
    return { text: t('error.priceStep', { step: format.amount(step) }), isWarning: false };
  return problem === undefined ? undefined : { text: said(), isWarning: true };
}
