import { amount, type Price } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { availableFor } from './contract-lots.ts';
import { liquidationWith, type ContractSummary } from './contract-summary.ts';
import type { ContractContext, ContractDraft } from './contract-ticket.ts';
import { isWithinReach } from './within-reach.ts';

/** What a waiting order does to open positions once it fills: all of a quote currency are liquidated together. */
export interface OthersAfter {
  /** Where those of the pair are liquidated until then; undefined without one, or if it is not known. */
  readonly before: { readonly liquidation: Price | undefined; readonly isOutOfReach: boolean } | undefined;
  /** There are or may be positions whose liquidation is not worked out here. */
  readonly isUnforeseen: boolean;
}

/** Undefined of an order that opens in the person's sight. */
export function othersAfter(
  { orderType }: ContractDraft,
  summary: ContractSummary,
  context: ContractContext,
): OthersAfter | undefined {
  if (orderType !== 'limit') return undefined;
  const before = beforeIn(context);
  const isKnown = before !== undefined && (summary.liquidation !== undefined || summary.isOutOfReach);
  return {
    before: isKnown ? before : undefined,
    isUnforeseen: hasElsewhere(context) || (context.positions?.length !== 0 && !isKnown),
  };
}

const none = amount('0');

function beforeIn(context: ContractContext): OthersAfter['before'] {
  const [available, last] = [availableFor(context), context.last];
  if (available === undefined || context.positions === undefined || context.positions.length === 0) return undefined;
  const { liquidation, isOutOfReach } = liquidationWith(
    { added: [], margin: none, availableAfter: available },
    context,
  );
  if (liquidation === undefined) return isOutOfReach ? { liquidation, isOutOfReach } : undefined;
  return { liquidation, isOutOfReach: last !== undefined && !isWithinReach(liquidation, last) };
}

/** The server sends the sums of all pairs, not their positions. */
function hasElsewhere({ state }: ContractContext): boolean {
  if (state === undefined) return true;
  const { marginAtOpen, pairMarginAtOpen, riskRate } = state;
  // With nothing open there is no risk rate.
  if (marginAtOpen === undefined) return riskRate !== undefined;
  return compare(marginAtOpen, pairMarginAtOpen ?? none) > 0;
}
