import type { Step } from '../../kernel/domain/domain.ts';
import type { EngineAccount, Money } from '../../kernel/basics/engine-types.ts';
import { findListed, type ListedInstrument } from '../../market/facts/instruments.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import type { ContractAccount } from './contract-account.ts';
import { changeContract, indexOf, type ContractState } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { quoteOfSymbol, type RiskGroup } from './contract-exposure.ts';
import { burstGroups, isBurst } from './contract-risk.ts';
import { bySettlingOrder, freeAccount, profitOf, settlement } from './contract-rules.ts';

export type ContractStep = Step<ContractState>;

export function listedOf({ symbol }: { symbol: string }): ListedInstrument {
  const listed = findListed(symbol);
  if (listed === undefined) throw new RangeError(`no instrument ${symbol}`);
  return listed;
}

export const freeOf = (step: ContractStep, account: EngineAccount, place: { user: string; quote: string }): Money =>
  step.ledger.balance(freeAccount(account, place.user), place.quote);

/** Pushes the closed positions to their owner. */
function tellClosed(step: ContractStep, { root }: ContractAccount, orders: readonly ContractRecord[]): void {
  const [first] = orders;
  if (first === undefined) return;
  const event = `${root}_closed`;
  const id = orders.map((order) => order.id).toSorted((left, right) => left - right);
  step.push({ event, payload: { type: event, to: Number.parseInt(first.user, 10), id }, to: first.user });
}

/** Settles positions of one person and quote currency at the latest prices, in one step. */
function settle(
  step: ContractStep,
  desk: ContractAccount,
  { orders, kind }: { orders: readonly ContractRecord[]; kind: number },
): void {
  const { account } = desk;
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
    changeContract(step.slice, order, {
      status: 'closed',
      closingAt: order.closingAt ?? step.at,
      endedAt: step.at,
      endPrice: price,
      result,
    });
    desk.onTurn?.(step, order);
  }
  tellClosed(step, desk, orders);
}

/** Closes one position for any reason except liquidation. */
export const settleOne = (step: ContractStep, desk: ContractAccount, order: ContractRecord): void =>
  settle(step, desk, { orders: [order], kind: billKinds.contractClosed });

/** Closes all positions of a group at once. */
const liquidate = (step: ContractStep, desk: ContractAccount, group: RiskGroup): void =>
  settle(step, desk, { orders: [...group.positions.values()], kind: billKinds.contractLiquidated });

/** After something has changed a person's money or positions outside of a tick. */
export function liquidateIfBurst(
  step: ContractStep,
  desk: ContractAccount,
  place: { user: string; quote: string },
): void {
  const group = indexOf(step.slice).exposures.find(place.user, place.quote);
  if (group !== undefined && isBurst(step, desk, group)) liquidate(step, desk, group);
}

export function liquidateAll(step: ContractStep, desk: ContractAccount): void {
  for (const group of burstGroups(step, desk)) liquidate(step, desk, group);
}
