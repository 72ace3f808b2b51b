import { amount } from '../../../../../core/money/amount.ts';
import { fromSteps } from '../../../../../core/money/fixed-point.ts';
import type { Json, PushedEvent } from '../../kernel/basics/engine-types.ts';
import { decimalColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import type { OptionRecord } from './option-book.ts';
import { outcomeOf } from './option-rules.ts';

type Row = { readonly [key: string]: Json };
interface Now {
  readonly market: Market;
  readonly at: number;
}

export const optionStatusCodes = { open: 1, settling: 2, settled: 3 } as const;
const directionCodes = { up: 1, down: 2 } as const;
const resultCodes = { won: 1, draw: 0, lost: -1 } as const;
/** Shown ids do not begin at one. */
const firstShownId = 10_000;
/** Slack of the countdown: it ends after the settlement. */
const slackMs = 1300;
const percentPlaces = 2;

export const optionStatus = (order: OptionRecord, at: number): keyof typeof optionStatusCodes =>
  order.settled !== null ? 'settled' : at < order.dueAt ? 'open' : 'settling';

/** The result; a draw and a zero before the settlement, as in the protocol. */
function resultColumns(order: OptionRecord): Row {
  if (order.settled === null) return { profit_result: 0, fact_profits: decimalColumn(amount('0')) };
  const { result, profit } = outcomeOf(order, order.settled.price);
  return { profit_result: resultCodes[result], fact_profits: decimalColumn(profit) };
}

/** Empty when the pair is no longer listed. */
export function optionRow(order: OptionRecord, { market, at }: Now): readonly Row[] {
  const instrument = market.find(order.symbol);
  if (instrument === undefined) return [];
  const priceColumn = (steps: number): string => decimalColumn(fromSteps(steps, instrument.priceStep));
  const row = {
    id: order.id,
    show_micro_id: order.id + firstShownId,
    user_id: Number.parseInt(order.user, 10),
    match_id: instrument.id,
    currency_id: findCurrency(order.currency)?.id ?? 0,
    type: directionCodes[order.direction],
    status: optionStatusCodes[optionStatus(order, at)],
    ...resultColumns(order),
    seconds: order.seconds,
    number: decimalColumn(order.stake),
    fee: decimalColumn(order.fee),
    open_price: priceColumn(order.openPrice),
    end_price: priceColumn(order.settled?.price ?? market.lastPrice(order.symbol, at)),
    profit_ratio: decimalColumn(order.payout, percentPlaces),
    ...(order.loss === null ? {} : { loss_ratio: decimalColumn(order.loss, percentPlaces) }),
    is_insurance: 0,
    created_at: timestamp(order.openedAt),
    updated_at: timestamp(order.settled?.at ?? order.openedAt),
    handled_at: timestamp(order.dueAt),
    complete_at: order.settled === null ? null : timestamp(order.settled.at),
    symbol_name: order.symbol,
    currency_name: order.currency,
    currency_match: {
      id: instrument.id,
      currency_id: instrument.baseId,
      currency_name: instrument.base,
      legal_id: instrument.quoteId,
      legal_name: instrument.quote,
    },
  } satisfies Row;
  return [row];
}

/** `(whole seconds left + 1.3) × 1000`, 0 when due. */
export const remainingMs = ({ dueAt, settled }: OptionRecord, at: number): number =>
  settled !== null || at >= dueAt ? 0 : Math.floor((dueAt - at) / 1000) * 1000 + slackMs;

export const settledEvent = (event: string, order: OptionRecord, now: Now): PushedEvent => {
  const [row = { id: order.id }] = optionRow(order, now);
  const payload = {
    type: event,
    to: Number.parseInt(order.user, 10),
    data: { ...row, profit_type: row['profit_result'] ?? 0 },
  };
  return { event, payload, to: order.user };
};
