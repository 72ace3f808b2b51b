import type { OptionDirection } from '../../../../../core/domain/orders/option.ts';
import type { Rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** Prices in price steps of the pair, times in epoch ms. */
export type OptionRecord = {
  readonly id: number;
  readonly user: string;
  readonly symbol: string;
  /** Ticker of the currency that pays. */
  readonly currency: string;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly stake: Money;
  readonly fee: Money;
  /** Percent, as offered when it was opened. */
  readonly payout: Rate;
  readonly loss: Rate | null;
  readonly openPrice: number;
  readonly openedAt: number;
  readonly dueAt: number;
  settled: { readonly price: number; readonly at: number } | null;
};

/** Options of one account, live or simulated. */
export type OptionState = {
  readonly orders: Record<string, OptionRecord>;
  /** Ids by person, oldest first. */
  readonly idsOf: Record<string, number[]>;
  /** The unsettled ones. */
  readonly openOf: Record<string, number[]>;
};

export const emptyOptions = (): OptionState => ({ orders: {}, idsOf: {}, openOf: {} });

export const findOption = (state: OptionState, id: number): OptionRecord | undefined => state.orders[id];

const found = (state: OptionState, ids: readonly number[] | undefined): readonly OptionRecord[] =>
  (ids ?? []).flatMap((id) => state.orders[id] ?? []);

/** Newest first. */
export const optionOrdersOf = (state: OptionState, user: string): readonly OptionRecord[] =>
  found(state, state.idsOf[user]?.toReversed());

export const openOptionOf = (state: OptionState, user: string): readonly OptionRecord[] =>
  found(state, state.openOf[user]);

export const lastOptionOf = (state: OptionState, user: string): OptionRecord | undefined =>
  found(state, state.idsOf[user]?.slice(-1))[0];

export function addOption(state: OptionState, order: OptionRecord): void {
  state.orders[order.id] = order;
  (state.idsOf[order.user] ??= []).push(order.id);
  (state.openOf[order.user] ??= []).push(order.id);
}

export function closeOption(state: OptionState, order: OptionRecord, settled: { price: number; at: number }): void {
  order.settled = settled;
  const open = state.openOf[order.user] ?? [];
  const place = open.indexOf(order.id);
  if (place >= 0) open.splice(place, 1);
}
