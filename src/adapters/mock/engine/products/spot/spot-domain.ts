import * as v from 'valibot';
import type { Side } from '../../../../../core/domain/market/depth.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type EngineAccount, type Json } from '../../kernel/basics/engine-types.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import type { InstrumentSpec, Market } from '../../kernel/domain/market.ts';
import {
  addSpot,
  bookOf,
  cancelSpot,
  emptySpot,
  fillSpot,
  findSpot,
  leftOf,
  restingPairs,
  restSpot,
  takeFrom,
  takenFrom,
  type SpotRecord,
  type SpotState,
} from './spot-book.ts';
import {
  feeOfFill,
  fillTransfers,
  lockTransfers,
  planFills,
  readBudget,
  readFineTicket,
  readTicket,
  releaseTransfers,
  spareTransfers,
  type InviterOf,
  type SpotFill,
} from './spot-rules.ts';
import type { SpotAccount } from './spot-account.ts';
import type { LockGuard } from '../../people/access/order-gate.ts';
import { spotRoutes } from './spot-wire.ts';

const placing = v.strictObject({
  user: v.string(),
  base: v.string(),
  quote: v.string(),
  side: v.picklist(['buy', 'sell']),
  price: v.string(),
  amount: v.string(),
  /** Of a buy: the amount is the money to spend. */
  isForMoney: v.exactOptional(v.boolean()),
  /** The amount may be finer than lots. */
  mayBeFine: v.exactOptional(v.boolean()),
  neverFills: v.exactOptional(v.boolean()),
});
const cancelling = v.strictObject({ user: v.string(), id: v.number() });

type SpotStep = Step<SpotState>;

interface SpotTools extends SpotAccount {
  readonly inviterOf: InviterOf;
}

interface SpotLimits {
  readonly rules?: WorldRules['spot'] | undefined;
  readonly guard?: LockGuard | undefined;
}

/** `inviterOf`: the inviter who gets a share of the fees; none by default. */
export function createSpotDomain(
  account: SpotAccount,
  inviterOf: InviterOf = () => undefined,
  { rules, guard }: SpotLimits = {},
): Domain<SpotState> {
  const spot: SpotTools = { ...account, inviterOf };
  return {
    name: spot.domain,
    initial: emptySpot,
    commands: {
      placeSpotOrder: (step, argument) => placeSpotOrder(spot, step, argument),
      cancelSpotOrder: (step, argument) => cancelSpotOrder(spot, step, argument),
    },
    due: {},
    onMarket: { nextTime, run: (step) => fillResting(spot, step) },
    routes: spotRoutes(spot, rules, guard),
  };
}

function ticketOf(instrument: InstrumentSpec, wish: v.InferOutput<typeof placing>, lastPrice: number) {
  if (wish.isForMoney === true) return readBudget(instrument, wish, lastPrice);
  return wish.mayBeFine === true ? readFineTicket(instrument, wish) : readTicket(instrument, wish);
}

/** Takes `{user, base, quote, side, price, amount, isForMoney?, mayBeFine?, neverFills?}` (currency ids and decimals as text); answers the order's id. */
function placeSpotOrder(spot: SpotTools, step: SpotStep, argument: Json): Json {
  const wish = v.parse(placing, argument);
  const instrument = step.market.findByIds(wish.base, wish.quote);
  if (instrument === undefined) throw new Refusal('unknownPair');
  if (!instrument.allowsSpot) throw new Refusal('pairNotOpen');
  if (!step.market.isOpen(instrument.symbol, step.at)) throw new Refusal('marketClosed');
  const marketPrice = step.market.lastPrice(instrument.symbol, step.at);
  const ticket = ticketOf(instrument, wish, marketPrice);
  const { neverFills = false } = wish;
  const fills = neverFills ? [] : planFills({ side: wish.side, ...ticket }, counterparts(step, instrument, wish.side));
  const order: SpotRecord = {
    id: step.nextId(`${spot.domain}-order`),
    user: wish.user,
    symbol: instrument.symbol,
    side: wish.side,
    ...ticket,
    marketPrice,
    placedAt: step.at,
    ...(neverFills ? { neverFills } : {}),
    filled: 0,
    turnover: 0,
    status: 'pending',
    updatedAt: step.at,
  };
  const books = { instrument, account: spot.account, inviterOf: spot.inviterOf };
  step.ledger.transfer([...lockTransfers(order, books), ...transfersOf(step, { order, fills }, books)], step.at);
  addSpot(step.slice, order);
  applyFills(step, { order, fills }, instrument);
  if (leftOf(order) > 0) restSpot(step.slice, order);
  return order.id;
}

/** Takes `{user, id}`. Refuses `unknownOrder`, `forbidden` (another person's) and `orderState` (not pending). */
function cancelSpotOrder(spot: SpotAccount, step: SpotStep, argument: Json): Json {
  const { user, id } = v.parse(cancelling, argument);
  const order = findSpot(step.slice, id);
  if (order === undefined) throw new Refusal('unknownOrder');
  if (order.user !== user) throw new Refusal('forbidden');
  if (order.status !== 'pending') throw new Refusal('orderState');
  step.ledger.transfer(
    releaseTransfers(order, { instrument: instrumentOf(step.market, order), account: spot.account }),
    step.at,
  );
  cancelSpot(step.slice, order, step.at);
  return null;
}

/** Only the best resting buy and sale of each pair can be touched first. */
function nextTime({ slice, market }: SpotStep, from: number, until: number): number | undefined {
  let first: number | undefined;
  for (const symbol of restingPairs(slice)) {
    for (const side of ['buy', 'sell'] as const) {
      const best = bookOf(slice, symbol)?.best(side);
      if (best === undefined) continue;
      first = market.firstTouch({ symbol, side, limit: best.price, from, until: first ?? until }) ?? first;
    }
  }
  return first;
}

/** Lets every resting order that the ladder reaches at this tick fill, best price first. */
function fillResting(spot: SpotTools, step: SpotStep): void {
  for (const symbol of restingPairs(step.slice)) {
    const instrument = step.market.find(symbol);
    if (instrument === undefined) continue;
    for (const side of ['buy', 'sell'] as const) fillSide(spot, step, { instrument, side });
  }
}

function fillSide(
  spot: SpotTools,
  step: SpotStep,
  { instrument, side }: { instrument: InstrumentSpec; side: Side },
): void {
  const resting = [...(bookOf(step.slice, instrument.symbol)?.orders(side) ?? [])];
  for (const { id } of resting) {
    const order = findSpot(step.slice, id);
    if (order === undefined) continue;
    const ladder = ladderLeft(step, instrument, side);
    const fills = planFills({ side, price: order.price, lots: leftOf(order) }, { resting: [], ladder });
    // Later orders have no better price: if this one finds no fill, neither do they.
    if (fills.length === 0) return;
    const books = { instrument, account: spot.account, inviterOf: spot.inviterOf };
    step.ledger.transfer(transfersOf(step, { order, fills }, books), step.at);
    applyFills(step, { order, fills }, instrument);
  }
}

interface Filled {
  readonly order: SpotRecord;
  readonly fills: readonly SpotFill[];
}

function transfersOf(
  step: SpotStep,
  { order, fills }: Filled,
  books: { instrument: InstrumentSpec; account: EngineAccount; inviterOf: InviterOf },
): readonly Transfer[] {
  const last = fills.reduce((lots, fill) => lots + fill.lots, 0) === leftOf(order) ? spareTransfers(order, books) : [];
  const moved = fills.flatMap((fill) => {
    const maker = fill.makerId === undefined ? undefined : findSpot(step.slice, fill.makerId);
    if (maker === undefined) return fillTransfers(order, fill, books);
    const ended = leftOf(maker) === fill.lots ? spareTransfers(maker, books) : [];
    return [...fillTransfers(order, fill, books), ...fillTransfers(maker, fill, books), ...ended];
  });
  return [...moved, ...last];
}

function applyFills(step: SpotStep, { order, fills }: Filled, instrument: InstrumentSpec): void {
  const book = (one: SpotRecord, { price, lots }: SpotFill): void =>
    fillSpot(step.slice, one, { price, lots, fee: feeOfFill(one, { price, lots }, instrument), at: step.at });
  for (const fill of fills) {
    const { makerId, price, lots } = fill;
    const maker = makerId === undefined ? undefined : findSpot(step.slice, makerId);
    if (maker === undefined)
      takeFrom(step.slice, tickOf(step), { symbol: order.symbol, side: order.side, price, lots });
    else book(maker, fill);
    book(order, fill);
  }
}

function counterparts(step: SpotStep, instrument: InstrumentSpec, side: Side) {
  const opposite = side === 'buy' ? 'sell' : 'buy';
  return {
    resting: bookOf(step.slice, instrument.symbol)?.orders(opposite) ?? [],
    ladder: ladderLeft(step, instrument, side),
  };
}

/** The market's levels that an order of this side meets, less what persons took of them within the tick. */
function* ladderLeft(step: SpotStep, { symbol }: InstrumentSpec, side: Side): Generator<readonly [number, number]> {
  const ladder = step.market.ladder(symbol, step.at);
  const tick = tickOf(step);
  for (const [price, lots] of side === 'buy' ? ladder.asks : ladder.bids) {
    yield [price, Math.max(0, lots - takenFrom(step.slice, tick, { symbol, side, price }))];
  }
}

const tickOf = ({ at, market }: SpotStep): number => Math.floor(at / market.tickMs);

function instrumentOf(market: Market, { symbol }: SpotRecord): InstrumentSpec {
  const instrument = market.find(symbol);
  if (instrument === undefined) throw new RangeError(`no instrument ${symbol}`);
  return instrument;
}
