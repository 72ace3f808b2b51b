import { lossesBeforeNotice } from '../../../shared/limits/model/own-limits.ts';
import { useOwnLimits } from '../../../shared/limits/operations/use-own-limits.ts';
import { useOptionOrders } from '../../orders/data/option-orders.ts';
import { lossesInARow } from '../model/option-evidence.ts';

export interface Losses {
  /** The number of losses in a row, if it is to be shown; otherwise undefined. */
  readonly inARow: number | undefined;
  /** Something has been settled in this account, so it is not new to this person. */
  readonly hasSettled: boolean;
  /** The notice was read. */
  seen(): void;
}

/** Options that were lost one after the other, as the server decided them; read once, it is quiet until the next loss. */
export function useLosses(): Losses {
  const { limits, change } = useOwnLimits();
  const settled = useOptionOrders({ kind: 'settled', matchId: undefined }).orders ?? [];
  const losses = lossesInARow(settled);
  const newest = settled[0]?.id;
  return {
    inARow: losses >= lossesBeforeNotice && limits.seenLoss !== newest ? losses : undefined,
    hasSettled: settled.length > 0,
    seen: () => change((kept) => ({ ...kept, seenLoss: newest })),
  };
}
