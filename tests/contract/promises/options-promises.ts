import type {
  NewOptionOrder,
  PayableCurrency,
  OptionOrder,
  OptionPeriod,
} from '../../../src/core/domain/orders/option.ts';
import type { Amount } from '../../../src/core/money/amount.ts';
import { add, compare, isPositive, larger, subtract } from '../../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../../src/core/ports/market-port.ts';
import { OptionsPort } from '../../../src/core/ports/options-port.ts';
import { WalletPort } from '../../../src/core/ports/wallet-port.ts';
import { promise, see, seeNoRepetition, UnmetNeed, type PortPromise, type PromiseWorld } from './port-promise.ts';

const unheardId = '999999999';

export const optionsPromises: readonly PortPromise[] = [
  promise('payableCurrencies: each once, with bounds that leave room for a stake', 'person', async ({ account }) => {
    const currencies = await account.port(OptionsPort).payableCurrencies();
    seeNoRepetition(currencies, 'message[*].id');
    for (const { name, minStake, maxStake } of currencies) {
      see(minStake === undefined || maxStake === undefined || compare(minStake, maxStake) <= 0, {
        at: `bounds of ${name}`,
        expected: 'micro_min not above micro_max',
        got: `${minStake ?? ''} to ${maxStake ?? ''}`,
      });
    }
  }),
  promise('optionPeriods: each length once, and each pays something', 'person', async ({ account }) => {
    const periods = await account.port(OptionsPort).optionPeriods();
    seeNoRepetition(
      periods.map(({ seconds }) => ({ id: String(seconds) })),
      'message[*].seconds',
    );
    const idle = periods.find(({ payoutRate }) => !isPositive(payoutRate));
    see(idle === undefined, {
      at: 'message[*].profit_ratio',
      expected: 'more than zero',
      got: `${idle?.payoutRate ?? ''} for ${idle?.seconds ?? ''} s`,
    });
  }),
  promise('optionOrders: in pages without overlap', 'person', async ({ account }) => {
    const first = await account.port(OptionsPort).optionOrders({ page: 1, limit: 2 });
    const second = await account.port(OptionsPort).optionOrders({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
  promise('optionOrders: settled ones alone when asked so, each with its result', 'person', async ({ account }) => {
    const { items } = await account.port(OptionsPort).optionOrders({ status: 'settled', page: 1, limit: 20 });
    const stray = items.find(({ status, result }) => status !== 'settled' || result === undefined);
    see(stray === undefined, { at: 'message.data[*]', expected: 'settled orders', got: stray?.status ?? '' });
  }),
  promise('optionResult: knows nothing of an order that is not there', 'person', async ({ account }) => {
    const result = await account.port(OptionsPort).optionResult({ id: unheardId });
    see(result === undefined, { at: 'message', expected: 'null', got: `the order ${result?.id ?? ''}` });
  }),
];

interface Offer {
  readonly currency: PayableCurrency;
  readonly period: OptionPeriod;
  readonly stake: Amount;
}

/** The smallest stake that the bounds allow and the balance can pay, for the shortest length. */
async function smallestOffer({ account }: PromiseWorld): Promise<Offer> {
  const options = account.port(OptionsPort);
  const [period] = await options.optionPeriods();
  const [currency] = await options.payableCurrencies();
  if (period === undefined || currency === undefined) throw new UnmetNeed('the server offers no timed options');
  const [preset] = currency.presets;
  const bounds = [currency.minStake, period.minStake].flatMap((bound) => bound ?? []);
  const stake = bounds.length === 0 ? preset : bounds.reduce(larger);
  if (stake === undefined) throw new UnmetNeed('the server names no smallest stake');
  if (currency.available === undefined || compare(currency.available, add(stake, stake)) < 0)
    throw new UnmetNeed('the options account cannot pay the smallest stake');
  return { currency, period, stake };
}

async function newOrder(world: PromiseWorld, offer: Offer): Promise<NewOptionOrder> {
  const { rows: listed } = await world.port(MarketPort).instruments();
  const open = listed.find(({ instrument }) => instrument.allows.options && instrument.isOpen !== false);
  if (open === undefined) throw new UnmetNeed('no pair is open for timed options');
  return {
    matchId: open.instrument.id,
    payingCurrencyId: offer.currency.id,
    direction: 'up',
    seconds: offer.period.seconds,
    stake: offer.stake,
    ...(open.quote.price === undefined ? {} : { seenPrice: open.quote.price }),
  };
}

/** Servers take one option per person and second: an earlier try may just have opened one. */
const afterTheLastOne = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

/** What stakes money. It cannot be taken back: the option is settled by itself. */
export const stakePromises: readonly PortPromise[] = [
  promise('placeOptionOrder: opens what was sent, takes stake and fee, and lists it', 'person', async (world) => {
    const offer = await smallestOffer(world);
    const wallet = world.account.port(WalletPort);
    const where = { currencyId: offer.currency.id, account: 'options' } as const;
    const before = await wallet.walletDetail(where);
    const sent = await newOrder(world, offer);
    await afterTheLastOne();
    const order = await world.account.port(OptionsPort).placeOptionOrder(sent);
    see(order.matchId === sent.matchId && order.direction === 'up' && order.seconds === sent.seconds, {
      at: 'message',
      expected: `${sent.matchId} up ${sent.seconds} s`,
      got: `${order.matchId} ${order.direction} ${order.seconds} s`,
    });
    see(compare(order.stake, sent.stake) === 0, { at: 'message.number', expected: sent.stake, got: order.stake });
    const after = await wallet.walletDetail(where);
    const taken = subtract(before.available, after.available);
    see(compare(taken, add(order.stake, order.fee)) === 0, {
      at: 'the options account',
      expected: `${add(order.stake, order.fee)} less`,
      got: `${taken} less`,
    });
    const { items } = await world.account.port(OptionsPort).optionOrders({ page: 1, limit: 20 });
    see(
      items.some(({ id }) => id === order.id),
      { at: 'the list', expected: order.id, got: 'not listed' },
    );
  }),
  promise('optionResult: says of a listed order what the list says', 'person', async (world) => {
    const options = world.account.port(OptionsPort);
    const newest = async (): Promise<OptionOrder | undefined> =>
      (await options.optionOrders({ page: 1, limit: 1 })).items[0];
    // A second one within a second would be refused.
    if ((await newest()) === undefined)
      await options.placeOptionOrder(await newOrder(world, await smallestOffer(world)));
    const listed = await newest();
    const result = await options.optionResult({ id: listed?.id ?? unheardId });
    const told = (order: OptionOrder | undefined): string =>
      order === undefined ? 'none' : `${order.id} ${order.symbol ?? ''} ${order.openPrice} ${order.dueAt}`;
    see(told(result) === told(listed), { at: 'message', expected: told(listed), got: told(result) });
  }),
];
