import { Refusal } from '../../kernel/basics/engine-types.ts';
import { checkFunds, checkGates, newOrder, open, type ContractTools } from './contract-commands.ts';
import { addContract, changeContract, findContract, isClosingFor } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { lockTransfers, openingCost, openSteps } from './contract-rules.ts';
import { freeOf, liquidateIfBurst, listedOf, settleOne, type ContractStep } from './contract-settling.ts';

// Positions copied from a trader. They are their owner's orders in every respect: own margin, own fee, own risk. Only
// closing is left to the trader, until the owner takes them over.

/**
 * Opens a copy at the current price; the trader's price does not matter. Refuses like the follower's own order: the
 * gates of an account, `marketClosed`, `orderClosing`, `contractBalanceTooSmall`, lots beyond the pair's bounds.
 */
export function openCopy(
  tools: ContractTools,
  step: ContractStep,
  { user, lots, of }: { user: string; lots: number; of: ContractRecord },
): ContractRecord {
  checkGates(tools, user, step.at);
  const listed = listedOf(of);
  if (!step.market.isOpen(of.symbol, step.at)) throw new Refusal('marketClosed');
  if (isClosingFor(step.slice, user)) throw new Refusal('orderClosing');
  const { max } = listed.contractLots;
  if (max > 0 && lots > max) throw new Refusal('tooManyLots', { max: String(max) });
  const originPrice = step.market.lastPrice(of.symbol, step.at);
  const price = openSteps(listed, of.direction, originPrice);
  const { symbol, direction, leverage } = of;
  const cost = openingCost(listed, { price, lots, leverage }, tools.contracts?.margin);
  checkFunds(freeOf(step, tools.account, { user, quote: listed.quote }), cost.needed, listed.quote);
  const source = { trader: of.user, order: of.id };
  const opening = { user, symbol, direction, lots, leverage, originPrice, price, source, ...cost };
  const order = newOrder(tools, step, opening);
  step.ledger.transfer(lockTransfers(order, { account: tools.account, currency: listed.quote }), step.at);
  addContract(step.slice, order);
  open(tools, step, order);
  return order;
}

/** Closes a copy whose original is closed; false while its market is halted. */
export function closeCopy(tools: ContractTools, step: ContractStep, id: number): boolean {
  const order = findContract(step.slice, id);
  if (order?.kind !== 'copied' || order.status !== 'open') return true;
  if (!step.market.isOpen(order.symbol, step.at)) return false;
  settleOne(step, tools, order);
  liquidateIfBurst(step, tools, { user: order.user, quote: listedOf(order).quote });
  return true;
}

/** Turns an open copy into a position of its owner's own. Refuses `unknownOrder`: not there, not theirs, not an open copy. */
export function takeOverCopy(step: ContractStep, { user, id }: { user: string; id: number }): void {
  const order = findContract(step.slice, id);
  if (order?.user !== user || order.kind !== 'copied' || order.status !== 'open') throw new Refusal('unknownOrder');
  changeContract(step.slice, order, { kind: 'own' });
}
