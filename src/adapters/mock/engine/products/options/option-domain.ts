import * as v from 'valibot';
import { checkOrderGate, type FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import type { InstrumentSpec, Market } from '../../kernel/domain/market.ts';
import { findCurrencyById } from '../../ledger/currencies.ts';
import type { OptionAccount } from './option-account.ts';
import {
  addOption,
  closeOption,
  emptyOptions,
  findOption,
  lastOptionOf,
  openOptionOf,
  type OptionRecord,
  type OptionState,
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
import { optionCurrencies, optionPeriods } from './option-terms.ts';
import { optionRoutes } from './option-wire.ts';

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

interface OptionTools extends OptionAccount {
  readonly stakes: WorldRules['stakes'];
}

type OptionStep = Step<OptionState>;

export function createOptionDomain(
  desk: OptionAccount,
  findPerson: FindPerson,
  { orders: gate, stakes }: Pick<WorldRules, 'orders' | 'stakes'> = usualRules,
): Domain<OptionState> {
  return {
    name: desk.domain,
    initial: emptyOptions,
    commands: {
      placeSecondsOrder: (step, argument) => {
        const wish = v.parse(placing, argument);
        if (desk.account === 'live') checkOrderGate(findPerson(wish.user), step.at, gate);
        return placeOptionOrder({ ...desk, stakes }, step, wish);
      },
    },
    due: { settle: (step, argument) => settle(desk, step, v.parse(settling, argument).id) },
    routes: optionRoutes(desk, findPerson),
  };
}

/** Answers the order's id. It opens at the price of this moment; the price that the person saw does not count. */
function placeOptionOrder(desk: OptionTools, step: OptionStep, wish: Wish): Json {
  const { at, slice, market } = step;
  const order = orderOf(desk, step, wish);
  step.ledger.transfer(openTransfers(order, desk.account), at);
  addOption(slice, order);
  step.agenda.schedule({
    at: settlementTime(order.dueAt, market.tickMs),
    domain: desk.domain,
    name: 'settle',
    argument: { id: order.id },
  });
  return order.id;
}

/** Refuses in the order of the protocol. */
function orderOf(desk: OptionTools, step: OptionStep, wish: Wish): OptionRecord {
  const { at, slice, market } = step;
  const stake = readStake(wish.stake);
  const payingWith = findCurrencyById(wish.currency)?.name;
  const currency = optionCurrencies.find(({ name }) => name === payingWith);
  checkPace({ last: lastOptionOf(slice, wish.user), open: openOptionOf(slice, wish.user), at }, currency, desk.stakes);
  const { symbol } = openPair(market, wish.match, at);
  if (currency === undefined) throw new Refusal('currencyCannotPay');
  const period = optionPeriods.find(({ seconds }) => seconds === wish.seconds);
  if (period === undefined) throw new Refusal('lengthNotOffered');
  checkStake(stake, { currency, period }, desk.stakes);
  return {
    id: step.nextId(`${desk.domain}-order`),
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
  if (!instrument.allowsOptions) throw new Refusal('secondsNotOpen');
  if (!market.isOpen(instrument.symbol, at)) throw new Refusal('marketClosed');
  return instrument;
}

/**
 * Only the last price at this moment decides: not the owner, the side or the stake. A halted market keeps its last
 * price.
 */
function settle(desk: OptionAccount, step: OptionStep, id: number): void {
  const { at, slice, market, ledger } = step;
  const order = findOption(slice, id);
  if (order === undefined) return;
  const price = market.lastPrice(order.symbol, at);
  ledger.transfer(settleTransfers(order, outcomeOf(order, price), desk.account), at);
  closeOption(slice, order, { price, at });
  step.push(settledEvent(desk.event, order, { market, at }));
}
