import { useFormat } from '../../../core/i18n/use-format.ts';
import { timeLeft } from '../../shared/requests/model/time-left.ts';

const dayMs = 86_400_000;

/** A length of time as a clock with its days before it; undefined when nothing is left. */
export function useTimeWords(): (ms: number) => string | undefined {
  const format = useFormat();
  return (ms) => {
    const left = timeLeft(ms);
    if (left === undefined) return undefined;
    return left.days > 0 ? `${format.relativeAge(left.days * dayMs)} ${left.clock}` : left.clock;
  };
}
