import * as v from 'valibot';
import { checkOrderGate, type FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import type { InstrumentSpec, Market } from '../../kernel/domain/market.ts';
import { findCurrencyById } from '../../ledger/currencies.ts';
import type { MicroAccount } from './option-account.ts';
import {
  addMicro,
  closeMicro,
  emptyMicro,
  findMicro,
  lastMicroOf,
  openMicroOf,
  type MicroRecord,
  type MicroState,
} from './option-book.ts';
import { settledEvent } from './option-rows.ts';
import {
  checkPace,
  checkStake,
  feeOf,
  openTransfers,
  outcomeOf,
  readStake,
  settlementTime,
  settleTransfers,
} from './option-rules.ts';
import { microCurrencies, microPeriods } from './option-terms.ts';
import { microRoutes } from './option-wire.ts';

const placing = v.strictObject({
  user: v.string(),
  match: v.string(),
  currency: v.string(),
  direction: v.picklist(['up', 'down']),
  seconds: v.number(),
  stake: v.string(),
});
type Wish = v.InferOutput<typeof placing>;
const settling = v.strictObject({ id: v.number() });

interface MicroTools extends MicroAccount {
  readonly stakes: WorldRules['stakes'];
}

type MicroStep = Step<MicroState>;

export function createMicroDomain(
  micro: MicroAccount,
  findPerson: FindPerson,
  { orders: gate, stakes }: Pick<WorldRules, 'orders' | 'stakes'> = usualRules,
): Domain<MicroState> {
  return {
    name: micro.domain,
    initial: emptyMicro,
    commands: {
      placeSecondsOrder: (step, argument) => {
        const wish = v.parse(placing, argument);
        if (micro.account === 'live') checkOrderGate(findPerson(wish.user), step.at, gate);
        return placeSecondsOrder({ ...micro, stakes }, step, wish);
      },
    },
    due: { settle: (step, argument) => settle(micro, step, v.parse(settling, argument).id) },
    routes: microRoutes(micro, findPerson),
  };
}

/** Answers the order's id. It opens at the price quoted at this moment, whatever the person saw. */
function placeSecondsOrder(micro: MicroTools, step: MicroStep, wish: Wish): Json {
  const { at, slice, market } = step;
  const order = orderOf(micro, step, wish);
  step.ledger.transfer(openTransfers(order, micro.account), at);
  addMicro(slice, order);
  step.agenda.schedule({
    at: settlementTime(order.dueAt, market.tickMs),
    domain: micro.domain,
    name: 'settle',
    argument: { id: order.id },
  });
  return order.id;
}

/** Refuses in the order of the protocol. */
function orderOf(micro: MicroTools, step: MicroStep, wish: Wish): MicroRecord {
  const { at, slice, market } = step;
  const stake = readStake(wish.stake);
  const payingWith = findCurrencyById(wish.currency)?.name;
  const currency = microCurrencies.find(({ name }) => name === payingWith);
  checkPace({ last: lastMicroOf(slice, wish.user), open: openMicroOf(slice, wish.user), at }, currency, micro.stakes);
  const { symbol } = openPair(market, wish.match, at);
  if (currency === undefined) throw new Refusal('currencyCannotPay');
  const period = microPeriods.find(({ seconds }) => seconds === wish.seconds);
  if (period === undefined) throw new Refusal('lengthNotOffered');
  checkStake(stake, { currency, period }, micro.stakes);
  return {
    id: step.nextId(`${micro.domain}-order`),
    user: wish.user,
    symbol,
    currency: currency.name,
    direction: wish.direction,
    seconds: period.seconds,
    stake,
    fee: feeOf(stake, currency),
    payout: period.payout,
    loss: period.loss ?? null,
    openPrice: market.lastPrice(symbol, at),
    openedAt: at,
    dueAt: at + period.seconds * 1000,
    settled: null,
  };
}

function openPair(market: Market, match: string, at: number): InstrumentSpec {
  const instrument = market.instruments.find(({ id }) => String(id) === match);
  if (instrument === undefined) throw new Refusal('unknownPair');
  if (!instrument.allowsSeconds) throw new Refusal('secondsNotOpen');
  if (!market.isOpen(instrument.symbol, at)) throw new Refusal('marketClosed');
  return instrument;
}

/**
 * The last price at this moment decides, and nothing else does: neither whose option it is, nor its side, nor its stake.
 * A market that stands still then is at its last price.
 */
function settle(micro: MicroAccount, step: MicroStep, id: number): void {
  const { at, slice, market, ledger } = step;
  const order = findMicro(slice, id);
  if (order === undefined) return;
  const price = market.lastPrice(order.symbol, at);
  ledger.transfer(settleTransfers(order, outcomeOf(order, price), micro.account), at);
  closeMicro(slice, order, { price, at });
  step.push(settledEvent(micro.event, order, { market, at }));
}
