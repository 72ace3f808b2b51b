import type { SecondsDirection } from '../../../../../core/domain/orders/option.ts';
import type { Rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** Prices in price steps of the pair, times in epoch ms. */
export type MicroRecord = {
  readonly id: number;
  readonly user: string;
  readonly symbol: string;
  /** Ticker of the currency that pays. */
  readonly currency: string;
  readonly direction: SecondsDirection;
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
export type MicroState = {
  readonly orders: Record<string, MicroRecord>;
  /** Ids by person, oldest first. */
  readonly idsOf: Record<string, number[]>;
  /** Of those, the ones that are not settled. */
  readonly openOf: Record<string, number[]>;
};

export const emptyMicro = (): MicroState => ({ orders: {}, idsOf: {}, openOf: {} });

export const findMicro = (state: MicroState, id: number): MicroRecord | undefined => state.orders[id];

const found = (state: MicroState, ids: readonly number[] | undefined): readonly MicroRecord[] =>
  (ids ?? []).flatMap((id) => state.orders[id] ?? []);

/** Newest first. */
export const microOrdersOf = (state: MicroState, user: string): readonly MicroRecord[] =>
  found(state, state.idsOf[user]?.toReversed());

export const openMicroOf = (state: MicroState, user: string): readonly MicroRecord[] =>
  found(state, state.openOf[user]);

export const lastMicroOf = (state: MicroState, user: string): MicroRecord | undefined =>
  found(state, state.idsOf[user]?.slice(-1))[0];

export function addMicro(state: MicroState, order: MicroRecord): void {
  state.orders[order.id] = order;
  (state.idsOf[order.user] ??= []).push(order.id);
  (state.openOf[order.user] ??= []).push(order.id);
}

export function closeMicro(state: MicroState, order: MicroRecord, settled: { price: number; at: number }): void {
  order.settled = settled;
  const open = state.openOf[order.user] ?? [];
  const place = open.indexOf(order.id);
  if (place >= 0) open.splice(place, 1);
}
