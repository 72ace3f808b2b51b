import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { OwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { nearestLevel } from '../model/level-moves.ts';
import type { StandingContract } from '../model/contract-position.ts';
import { holdsMovedContract, movedContract, neededAt } from '../model/moved-contract.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import type { ContractTicket } from './use-contract-ticket.ts';
import { useOrderGrips, type OrderGrips, type OrderGripsNeeds } from '../../ticket/operations/use-order-grips.ts';

export interface ContractOrderMovesNeeds extends Pick<OrderGripsNeeds<StandingContract>, 'account'> {
  readonly instrument: Instrument;
  /** Own orders of the pair that wait. */
  readonly waiting: readonly StandingContract[];
  readonly ticket: Pick<ContractTicket, 'form' | 'flow' | 'context'>;
  readonly stops: OwnStops;
}

/** Waiting contract orders, to be moved on the chart. */
export function useContractOrderMoves({
  account,
  instrument,
  waiting,
  ticket,
  stops,
}: ContractOrderMovesNeeds): OrderGrips<StandingContract> {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const { form, flow, context } = ticket;
  return useOrderGrips<StandingContract>({
    account,
    product: 'contracts',
    hasDraft: form.draft.sizeText !== '',
    instrument,
    mayPlace: stops.stop === undefined && instrument.isOpen !== false,
    // With a leverage that is no longer offered the same order could not be placed again.
    orders: waiting.filter(({ leverage }) => context.terms?.leverages.includes(leverage) === true),
    flow,
    hasErrors: form.errors.length > 0,
    fill: (order, price) => {
      for (const action of movedContract(order, price)) form.act(action);
    },
    holds: (move) => holdsMovedContract(form.draft, move, format.languageTag),
    read: ({ id, direction, requestedPrice }) => ({
      id,
      price: requestedPrice,
      tone: direction === 'long' ? 'up' : 'down',
    }),
    textOf: ({ direction, size }, at) =>
      t('chart.pending', {
        direction: t(`direction.${direction}`),
        size: marked(isMasked ? hiddenText : format.amount(size)),
        price: format.amount(at),
      }),
    // It waits at the side of a stop: below the price for a long position, above it for a short one.
    nearest: ({ direction }, wanted, { last, step }) =>
      nearestLevel(wanted, {
        level: 'stopLoss',
        position: { direction, lastPrice: last },
        liquidation: undefined,
        step,
      }),
    stopOf: (order, at) => {
      const value = neededAt(order, at, context);
      return value === undefined ? stops.stop : stops.stopFor({ value, currency: instrument.quote.name });
    },
    sizeOf: ({ size }) => ({ size, isFilledKnown: true }),
  });
}
