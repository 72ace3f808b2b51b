import { amount } from '../../../../core/money/amount.ts';
import { add, amountOf, cost, fromSteps } from '../../../../core/money/fixed-point.ts';
import type { EngineAccount, Json, Money } from '../kernel/basics/engine-types.ts';
import { Kernel, type KernelState } from '../kernel/kernel.ts';
import { openLedger } from '../ledger/double-entry-ledger.ts';
import { mountDomain, type OpenDomain } from '../kernel/domain/mounted-domain.ts';
import { createMarket } from '../market/create-market.ts';
import { listedInstruments } from '../market/facts/instruments.ts';
import type { InstrumentSpec, Market } from '../kernel/domain/market.ts';
import { spotAccounts, type SpotAccount } from '../products/spot/spot-account.ts';
import { leftOf, type SpotRecord, type SpotState } from '../products/spot/spot-book.ts';
import { createSpotDomain } from '../products/spot/spot-domain.ts';

/** Monday 2026-01-05 12:00 UTC. */
export const worldStart = Date.UTC(2026, 0, 5, 12);
export const people = ['1', '2', '3'] as const;

const markets = new Map<number, Market>();
function marketOf(seed: number): Market {
  const market =
    markets.get(seed) ?? createMarket({ seed, epoch: worldStart, instruments: listedInstruments, history: [] });
  markets.set(seed, market);
  return market;
}

function accountOf(account: EngineAccount): SpotAccount {
  const found = spotAccounts.find((candidate) => candidate.account === account);
  if (found === undefined) throw new RangeError(account);
  return found;
}

export interface Wish {
  readonly user: string;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Price steps. */
  readonly price: number;
  readonly lots: number;
}

/** The real kernel, ledger and market with spot trading alone; three persons with funds. */
export class SpotWorld {
  readonly market: Market;
  readonly kernel: Kernel;
  readonly spot: OpenDomain<SpotState>;
  /** The inviter of each person. */
  readonly inviters = new Map<string, string>();
  readonly #account: SpotAccount;

  constructor(seed: number, account: EngineAccount = 'live', state?: KernelState) {
    this.market = marketOf(seed);
    this.#account = accountOf(account);
    this.spot = mountDomain(createSpotDomain(this.#account, (user) => this.inviters.get(user)));
    const composition = {
      domains: [this.spot],
      market: this.market,
      openLedger,
      authenticate: () => undefined,
      hasPicture: async () => false,
      findUser: () => undefined,
      cases: () => [],
      standings: () => [],
      sales: () => [],
      presented: () => ({ market: [], scene: undefined, sceneWork: 0 }),
      eventsSince: () => [],
      personalEventsSince: () => [],
      worthDays: () => [],
      stressEvents: () => [],
    };
    if (state !== undefined) {
      this.kernel = Kernel.restore(state, composition);
      return;
    }
    this.kernel = Kernel.create({ seed, epoch: worldStart }, composition, worldStart);
    for (const user of people) {
      this.#fund(user, 'USDT', amount('50000000'));
      this.#fund(user, 'BTC', amount('500'));
      this.#fund(user, 'DOGE', amount('100000000'));
    }
  }

  instrument(symbol: string): InstrumentSpec {
    const found = this.market.find(symbol);
    if (found === undefined) throw new RangeError(symbol);
    return found;
  }

  last(symbol: string): number {
    return this.market.lastPrice(symbol, this.kernel.cursor);
  }

  place({ user, symbol, side, price, lots }: Wish): SpotRecord {
    const { baseId, quoteId, priceStep, quantityStep } = this.instrument(symbol);
    const id = this.command('placeSpotOrder', {
      user,
      base: String(baseId),
      quote: String(quoteId),
      side,
      price: fromSteps(price, priceStep),
      amount: fromSteps(lots, quantityStep),
    });
    return this.order(Number(id));
  }

  cancel(user: string, id: number): void {
    this.command('cancelSpotOrder', { user, id });
  }

  command(name: string, argument: Json): Json {
    return this.kernel.run(`${this.#account.domain}.${name}`, this.kernel.cursor, argument);
  }

  wait(milliseconds: number): void {
    this.kernel.advanceTo(this.kernel.cursor + milliseconds);
  }

  orders(): readonly SpotRecord[] {
    return Object.values(this.spot.slice().orders);
  }

  order(id: number): SpotRecord {
    const found = this.spot.slice().orders[id];
    if (found === undefined) throw new RangeError(`no order ${id}`);
    return found;
  }

  balance(user: string, currency: string, locked: boolean): Money {
    return this.kernel.ledger.balance({ user, account: this.#account.account, wallet: 'change', locked }, currency);
  }

  fees(currency: string): Money {
    return this.kernel.ledger.balance({ house: 'fees' }, currency);
  }

  /** What the pending orders of a person should have set aside. */
  expectedLock(user: string, currency: string): Money {
    const pending = this.orders().filter((order) => order.user === user && order.status === 'pending');
    return pending.reduce<Money>((total, order) => {
      const { base, quote, priceStep, quantityStep } = this.instrument(order.symbol);
      if (order.side === 'sell')
        return currency === base ? add(total, amountOf(fromSteps(leftOf(order), quantityStep))) : total;
      if (currency !== quote) return total;
      return add(total, cost(fromSteps(order.price, priceStep), fromSteps(leftOf(order), quantityStep)));
    }, amount('0'));
  }

  #fund(user: string, currency: string, sum: Money): void {
    const to = { user, account: this.#account.account, wallet: 'change', locked: false } as const;
    this.kernel.ledger.transfer([{ from: { house: 'faucet' }, to, currency, amount: sum, kind: 8 }], worldStart);
  }
}
