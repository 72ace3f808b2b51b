import * as v from 'valibot';
import { findCurrency } from '../../ledger/currencies.ts';
import { amount } from '../../../../../core/money/amount.ts';
import type { OpeningCost } from '../../../../../core/domain/orders/contract-rules.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import type { Person } from '../../people/access/access-book.ts';
import { checkOrderGate } from '../../people/access/order-gate.ts';
import { Refusal, type Json, type Money } from '../../kernel/basics/engine-types.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import type { ListedInstrument } from '../../market/facts/instruments.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import type { ContractAccount, ContractSettings } from './contract-account.ts';
import { addContract, changeContract, findContract, isClosingFor, livingOrdersOf } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { scheduleNight } from './contract-night.ts';
import {
  cancelTransfers,
  checkLevels,
  checkLimit,
  checkPositive,
  lockTransfers,
  openingCost,
  openSteps,
  openTransfers,
  readLevel,
  readLots,
  readStop,
} from './contract-rules.ts';
import { freeOf, liquidateIfBurst, listedOf, settleOne, type ContractStep } from './contract-settling.ts';

/** The dependencies of a contract domain. `personBehind` is absent for simulated money, which has no gate. */
export interface ContractTools extends ContractAccount {
  readonly personBehind: ((id: string) => Person) | undefined;
  readonly settings: ContractSettings;
  readonly gate?: WorldRules['orders'];
}

/** How long closing takes when many positions are closed at once. */
const closingMs = 1000;

const placing = v.strictObject({
  user: v.string(),
  base: v.string(),
  quote: v.string(),
  direction: v.picklist(['long', 'short']),
  /** Code of the wire: 1 market, 0 limit. */
  status: v.string(),
  lots: v.string(),
  leverage: v.string(),
  limit: v.nullable(v.string()),
});
const ofOne = v.strictObject({ user: v.string(), id: v.number() });
const levelling = v.strictObject({ user: v.string(), id: v.number(), takeProfit: v.string(), stopLoss: v.string() });
const closingMany = v.strictObject({
  user: v.string(),
  side: v.picklist(['all', 'long', 'short']),
  base: v.nullable(v.string()),
  quote: v.nullable(v.string()),
});

type Placing = v.InferOutput<typeof placing>;

export function checkGates({ personBehind, gate }: ContractTools, user: string, at: number): void {
  if (personBehind !== undefined) checkOrderGate(personBehind(user), at, gate);
}

function tradedPair(step: ContractStep, { base, quote }: Placing): ListedInstrument {
  const found = step.market.findByIds(base, quote);
  if (found === undefined) throw new Refusal('unknownPair');
  if (!found.allowsContract) throw new Refusal('pairNotOpen');
  if (!step.market.isOpen(found.symbol, step.at)) throw new Refusal('marketClosed');
  return listedOf(found);
}

/** The price of an order before the spread. */
function askedPrice(
  { settings }: ContractTools,
  step: ContractStep,
  { listed, wish }: { listed: ListedInstrument; wish: Placing },
): number {
  if (wish.status !== '1' && wish.status !== '0') throw new Refusal('wrongOrderType');
  if (wish.status === '0' && !settings.takesLimitOrders) throw new Refusal('limitOrdersClosed');
  const last = step.market.lastPrice(listed.symbol, step.at);
  const limit = wish.status === '0' ? readLevel(listed, wish.limit, 'limitNotPositive') : undefined;
  if (last <= 0) throw new Refusal('noQuotation');
  if (limit !== undefined) checkLimit(wish.direction, limit, last);
  return limit ?? last;
}

export function checkFunds(free: Money, needed: Money, currency: string): void {
  if (compare(needed, free) > 0)
    throw new Refusal('contractBalanceTooSmall', { currency, amount: decimalColumn(needed) });
}

type Opening = Pick<
  ContractRecord,
  'user' | 'symbol' | 'direction' | 'lots' | 'leverage' | 'originPrice' | 'price' | 'source'
> &
  Pick<OpeningCost, 'margin' | 'fee'>;

/** A waiting order; the caller locks its money. */
export function newOrder({ root, contracts }: ContractAccount, step: ContractStep, opening: Opening): ContractRecord {
  const { user, symbol, direction, lots, leverage, originPrice, price, margin, fee, source } = opening;
  return {
    id: step.nextId(`${root}-order`),
    user,
    symbol,
    direction,
    kind: source === undefined ? 'own' : 'copied',
    ...(source === undefined ? {} : { source }),
    lots,
    leverage,
    ...(contracts?.profit === 'leveraged' ? { gain: leverage } : {}),
    originPrice,
    price,
    marginAtOpen: margin,
    fee,
    placedAt: step.at,
    takeProfit: 0,
    stopLoss: 0,
    margin,
    overnight: amount('0'),
    status: 'pending',
    openedAt: null,
    closingAt: null,
    endedAt: null,
    endPrice: null,
    result: null,
  };
}

/** Takes ids of the pair and decimals as text; answers the order's id. */
export function placeContractOrder(tools: ContractTools, step: ContractStep, argument: Json): Json {
  const wish = v.parse(placing, argument);
  checkGates(tools, wish.user, step.at);
  const listed = tradedPair(step, wish);
  const [lots, leverage] = readLots(listed, wish);
  if (isClosingFor(step.slice, wish.user)) throw new Refusal('orderClosing');
  const originPrice = askedPrice(tools, step, { listed, wish });
  if (findCurrency(listed.quote)?.isContractFund !== true) throw new Refusal('unknownWallet');
  const price = openSteps(listed, wish.direction, originPrice);
  const cost = openingCost(listed, { price, lots, leverage }, tools.contracts?.margin);
  const place = { user: wish.user, quote: listed.quote };
  checkFunds(freeOf(step, tools.account, place), cost.needed, listed.quote);
  const order = newOrder(tools, step, { ...cost, ...wish, symbol: listed.symbol, lots, leverage, originPrice, price });
  step.ledger.transfer(lockTransfers(order, { account: tools.account, currency: listed.quote }), step.at);
  addContract(step.slice, order);
  if (wish.status === '1') open(tools, step, order);
  // The margin of a waiting order no longer covers the positions.
  else liquidateIfBurst(step, tools, place);
  return order.id;
}

/** A pending order becomes a position: its fee is earned. */
export function open(tools: ContractAccount, step: ContractStep, order: ContractRecord): void {
  const { quote } = listedOf(order);
  step.ledger.transfer(openTransfers(order, { account: tools.account, currency: quote }), step.at);
  changeContract(step.slice, order, { status: 'open', openedAt: step.at });
  scheduleNight(tools, step);
  tools.onTurn?.(step, order);
  liquidateIfBurst(step, tools, { user: order.user, quote });
}

/** Takes `{user, id}`. Refuses `orderGone` (not there, no longer pending) and `forbidden` (another person's). */
export function cancelContractOrder(tools: ContractTools, step: ContractStep, argument: Json): Json {
  const { user, id } = v.parse(ofOne, argument);
  checkGates(tools, user, step.at);
  const order = findContract(step.slice, id);
  if (order !== undefined && order.user !== user) throw new Refusal('forbidden');
  if (order?.status !== 'pending') throw new Refusal('orderGone');
  const { quote } = listedOf(order);
  step.ledger.transfer(cancelTransfers(order, { account: tools.account, currency: quote }), step.at);
  const endPrice = step.market.lastPrice(order.symbol, step.at);
  changeContract(step.slice, order, { status: 'cancelled', endedAt: step.at, endPrice });
  return null;
}

/**
 * Takes `{user, id}`. Refuses `unknownOrder`, `forbidden` (another person's, or copied), `orderState`, `marketClosed`.
 */
export function closePosition(tools: ContractTools, step: ContractStep, argument: Json): Json {
  const { user, id } = v.parse(ofOne, argument);
  checkGates(tools, user, step.at);
  const order = findContract(step.slice, id);
  if (order === undefined) throw new Refusal('unknownOrder');
  if (order.user !== user || order.kind === 'copied') throw new Refusal('forbidden');
  if (order.status !== 'open') throw new Refusal('orderState');
  if (!step.market.isOpen(order.symbol, step.at)) throw new Refusal('marketClosed');
  settleOne(step, tools, order);
  liquidateIfBurst(step, tools, { user, quote: listedOf(order).quote });
  return null;
}

/** Takes `{user, id, takeProfit, stopLoss}`, decimals as text. */
export function setContractStops({ settings }: ContractTools, step: ContractStep, argument: Json): Json {
  const { user, id, ...texts } = v.parse(levelling, argument);
  if (!settings.takesLevels) throw new Refusal('functionNotOpen');
  const order = findContract(step.slice, id);
  for (const text of Object.values(texts)) checkPositive(text, 'levelsNotPositive');
  if (order === undefined || order.user !== user || order.status !== 'open') throw new Refusal('unknownOrder');
  const listed = listedOf(order);
  const levels = {
    takeProfit: readStop(listed, texts.takeProfit, 'levelsNotPositive'),
    stopLoss: readStop(listed, texts.stopLoss, 'levelsNotPositive'),
  };
  checkLevels(order, levels, step.market.lastPrice(order.symbol, step.at));
  changeContract(step.slice, order, levels);
  return null;
}

/**
 * Takes `{user, side, base, quote}`; answers the number of positions that are being closed. Refuses `nothingToClose`.
 */
export function closePositions(tools: ContractTools, step: ContractStep, argument: Json): Json {
  const { user, side, base, quote } = v.parse(closingMany, argument);
  checkGates(tools, user, step.at);
  const chosen = livingOrdersOf(step.slice, user).filter((order) => {
    const { baseId, quoteId } = listedOf(order);
    const isOfPair = (base === null || base === String(baseId)) && (quote === null || quote === String(quoteId));
    const isOfSide = side === 'all' || order.direction === side;
    return order.status === 'open' && order.kind === 'own' && isOfPair && isOfSide;
  });
  if (chosen.length === 0) throw new Refusal('nothingToClose');
  const at = step.at + closingMs;
  for (const order of chosen.toReversed()) {
    changeContract(step.slice, order, { status: 'closing', closingAt: step.at });
    step.agenda.schedule({ at, domain: tools.root, name: 'settleClosing', argument: order.id });
  }
  return chosen.length;
}

/** Closes a position that is due. If its market is halted, it is open again. */
export function settleClosing(tools: ContractTools, step: ContractStep, argument: Json): void {
  const order = findContract(step.slice, v.parse(v.number(), argument));
  if (order?.status !== 'closing') return;
  if (step.market.isOpen(order.symbol, step.at)) settleOne(step, tools, order);
  else changeContract(step.slice, order, { status: 'open', closingAt: null });
  liquidateIfBurst(step, tools, { user: order.user, quote: listedOf(order).quote });
}
