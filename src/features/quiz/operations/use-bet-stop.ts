import type { Amount } from '../../../core/money/amount.ts';
import { stopOf, sumStopOf, withOpened, type OwnStop } from '../../shared/limits/model/own-limits.ts';
import { useOwnLimits } from '../../shared/limits/operations/use-own-limits.ts';
import { useToday } from '../../shared/limits/operations/use-today.ts';

export interface BetStop {
  /** Why nothing may be staked now, as it was drawn last. */
  readonly stop: OwnStop | undefined;
  /** The same at the moment of asking, and whether this stake is too large. In USDT. */
  stopFor(stake: Amount): OwnStop | undefined;
  noteOpened(): void;
}

/** The person's own limits: a bet is held back like a timed option, which it is much like. */
export function useBetStop(): BetStop {
  const { limits, now, read, change } = useOwnLimits();
  const { loss } = limits.sums;
  const { lost: today } = useToday(loss.value !== undefined || loss.raise !== undefined);
  return {
    stop: stopOf(limits, { product: 'options', now, today }),
    stopFor: (stake) => {
      const present = read();
      return (
        stopOf(present.limits, { product: 'options', now: present.now, today }) ??
        sumStopOf(present.limits, { name: 'options', value: stake, now: present.now })
      );
    },
    noteOpened: () => change((kept, _now, at) => withOpened(kept, at)),
  };
}
