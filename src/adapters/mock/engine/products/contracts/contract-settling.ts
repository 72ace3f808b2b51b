import type { Step } from '../../kernel/domain/domain.ts';
import type { EngineAccount, Money } from '../../kernel/basics/engine-types.ts';
import { findListed, type ListedInstrument } from '../../market/facts/instruments.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import type { LeverAccount } from './contract-account.ts';
import { changeLever, indexOf, type LeverState } from './contract-book.ts';
import type { LeverRecord } from './contract-record.ts';
import { quoteOfSymbol, type RiskGroup } from './contract-exposure.ts';
import { burstGroups, isBurst } from './contract-risk.ts';
import { bySettlingOrder, freeAccount, profitOf, settlement } from './contract-rules.ts';

export type LeverStep = Step<LeverState>;

export function listedOf({ symbol }: { symbol: string }): ListedInstrument {
  const listed = findListed(symbol);
  if (listed === undefined) throw new RangeError(`no instrument ${symbol}`);
  return listed;
}

export const freeOf = (step: LeverStep, account: EngineAccount, place: { user: string; quote: string }): Money =>
  step.ledger.balance(freeAccount(account, place.user), place.quote);

/** Tells a person which positions are gone. */
function tellClosed(step: LeverStep, { root }: LeverAccount, orders: readonly LeverRecord[]): void {
  const [first] = orders;
  if (first === undefined) return;
  const event = `${root}_closed`;
  const id = orders.map((order) => order.id).toSorted((left, right) => left - right);
  step.push({ event, payload: { type: event, to: Number.parseInt(first.user, 10), id }, to: first.user });
}

/** Settles positions of one person and quote currency at the latest prices, in one step. */
function settle(
  step: LeverStep,
  lever: LeverAccount,
  { orders, kind }: { orders: readonly LeverRecord[]; kind: number },
): void {
  const { account } = lever;
  const due = orders
    .map((order) => {
      const price = step.market.lastPrice(order.symbol, step.at);
      return { order, price, profit: profitOf(listedOf(order), order, price) };
    })
    .toSorted(bySettlingOrder);
  for (const { order, price, profit } of due) {
    const currency = quoteOfSymbol(order.symbol);
    const free = freeOf(step, account, { user: order.user, quote: currency });
    const { transfers, result } = settlement(order, { profit, free, kind }, { account, currency });
    step.ledger.transfer(transfers, step.at);
    changeLever(step.slice, order, {
      status: 'closed',
      closingAt: order.closingAt ?? step.at,
      endedAt: step.at,
      endPrice: price,
      result,
    });
    lever.onTurn?.(step, order);
  }
  tellClosed(step, lever, orders);
}

/** Closes one position for whatever reason but liquidation. */
export const settleOne = (step: LeverStep, lever: LeverAccount, order: LeverRecord): void =>
  settle(step, lever, { orders: [order], kind: billKinds.contractClosed });

/** Closes all positions of a group at once. */
const liquidate = (step: LeverStep, lever: LeverAccount, group: RiskGroup): void =>
  settle(step, lever, { orders: [...group.positions.values()], kind: billKinds.contractLiquidated });

/** After something has changed a person's money or positions outside of a tick. */
export function liquidateIfBurst(step: LeverStep, lever: LeverAccount, place: { user: string; quote: string }): void {
  const group = indexOf(step.slice).exposures.find(place.user, place.quote);
  if (group !== undefined && isBurst(step, lever, group)) liquidate(step, lever, group);
}

export function liquidateAll(step: LeverStep, lever: LeverAccount): void {
  for (const group of burstGroups(step, lever)) liquidate(step, lever, group);
}
