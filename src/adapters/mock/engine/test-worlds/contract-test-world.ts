import { amount } from '../../../../core/money/amount.ts';
import { add, fromSteps } from '../../../../core/money/fixed-point.ts';
import type { Person } from '../people/access/access-book.ts';
import type { EngineAccount, Json, Money, PushedEvent } from '../kernel/basics/engine-types.ts';
import { Kernel, type KernelState } from '../kernel/kernel.ts';
import { openLedger } from '../ledger/double-entry-ledger.ts';
import { mountDomain, type OpenDomain } from '../kernel/domain/mounted-domain.ts';
import { createMarket } from '../market/create-market.ts';
import { findListed, listedInstruments, type ListedInstrument } from '../market/facts/instruments.ts';
import type { Intervention } from '../market/facts/interventions.ts';
import type { Market } from '../kernel/domain/market.ts';
import {
  contractAccounts,
  usualSettings,
  type ContractAccount,
  type ContractSettings,
} from '../products/contracts/contract-account.ts';
import type { ContractState } from '../products/contracts/contract-book.ts';
import { createContractDomain } from '../products/contracts/contract-domain.ts';
import type { ContractRecord } from '../products/contracts/contract-record.ts';

/** Monday 2026-01-05 12:00 UTC: coins, currencies and futures are open, shares open at 13:30. */
export const worldStart = Date.UTC(2026, 0, 5, 12);
export const people = ['1', '2', '3'] as const;

const calm = new Map<number, Market>();
function calmMarket(seed: number): Market {
  const market =
    calm.get(seed) ?? createMarket({ seed, epoch: worldStart, instruments: listedInstruments, history: [] });
  calm.set(seed, market);
  return market;
}

export interface Wish {
  readonly user: string;
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly lots: number;
  readonly leverage: number;
  /** Price steps; a market order without. */
  readonly limit?: number;
}

export interface WorldSetting {
  readonly seed: number;
  readonly account?: EngineAccount;
  readonly state?: KernelState;
  /** What everybody has in the contract account, in USDT and USD. */
  readonly funds?: string;
  /** What a presenter does to the market; grows while the world runs. */
  readonly interventions?: readonly Intervention[];
  readonly personBehind?: (id: string) => Person;
  readonly settings?: ContractSettings;
}

/** The real kernel, ledger and market with contracts alone; three persons with funds. */
export class ContractWorld {
  readonly market: Market;
  readonly kernel: Kernel;
  readonly domain: OpenDomain<ContractState>;
  readonly pushed: PushedEvent[] = [];
  readonly #desk: ContractAccount;

  constructor(setting: WorldSetting) {
    const { seed, account = 'live', state, funds = '100000', interventions } = setting;
    this.market =
      interventions === undefined
        ? calmMarket(seed)
        : createMarket({
            seed,
            epoch: worldStart,
            instruments: listedInstruments,
            history: [],
            interventions: () => interventions,
          });
    const desk = contractAccounts.find((candidate) => candidate.account === account);
    if (desk === undefined) throw new RangeError(account);
    this.#desk = desk;
    this.domain = mountDomain(
      createContractDomain({
        ...desk,
        personBehind: setting.personBehind,
        settings: setting.settings ?? usualSettings,
      }),
    );
    const composition = {
      domains: [this.domain],
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
    for (const user of people) for (const currency of ['USDT', 'USD']) this.fund(user, currency, amount(funds));
  }

  listed(symbol: string): ListedInstrument {
    const found = findListed(symbol);
    if (found === undefined) throw new RangeError(symbol);
    return found;
  }

  last(symbol: string): number {
    return this.market.lastPrice(symbol, this.kernel.cursor);
  }

  place({ user, symbol, direction, lots, leverage, limit }: Wish): ContractRecord {
    const { baseId, quoteId, priceStep } = this.listed(symbol);
    const id = this.command('placeContractOrder', {
      user,
      base: String(baseId),
      quote: String(quoteId),
      direction,
      status: limit === undefined ? '1' : '0',
      lots: String(lots),
      leverage: String(leverage),
      limit: limit === undefined ? null : fromSteps(limit, priceStep),
    });
    return this.order(Number(id));
  }

  /** Levels in price steps. */
  setStops(order: ContractRecord, takeProfit: number, stopLoss: number): void {
    const { priceStep } = this.listed(order.symbol);
    this.command('setContractStops', {
      user: order.user,
      id: order.id,
      takeProfit: fromSteps(takeProfit, priceStep),
      stopLoss: fromSteps(stopLoss, priceStep),
    });
  }

  cancel(user: string, id: number): void {
    this.command('cancelContractOrder', { user, id });
  }

  close(user: string, id: number): void {
    this.command('closePosition', { user, id });
  }

  closeAll(user: string, side: 'all' | 'long' | 'short' = 'all'): void {
    this.command('closePositions', { user, side, base: null, quote: null });
  }

  command(name: string, argument: Json): Json {
    const answer = this.kernel.run(`${this.#desk.root}.${name}`, this.kernel.cursor, argument);
    this.#collect();
    return answer;
  }

  wait(milliseconds: number): void {
    this.kernel.advanceTo(this.kernel.cursor + milliseconds);
    this.#collect();
  }

  orders(): readonly ContractRecord[] {
    return Object.values(this.domain.slice().orders);
  }

  order(id: number): ContractRecord {
    const found = this.domain.slice().orders[id];
    if (found === undefined) throw new RangeError(`no order ${id}`);
    return found;
  }

  balance(user: string, currency: string, locked = false): Money {
    const { account } = this.#desk;
    return this.kernel.ledger.balance({ user, account, wallet: 'lever', locked }, currency);
  }

  house(house: 'fees' | 'market' | 'insurance', currency: string): Money {
    return this.kernel.ledger.balance({ house }, currency);
  }

  /** What a person's orders should have locked: their margins, and the fees of those that wait. */
  expectedLock(user: string, currency: string): Money {
    return this.orders()
      .filter((order) => order.user === user && this.listed(order.symbol).quote === currency)
      .reduce<Money>((total, order) => {
        if (order.status === 'pending') return add(total, add(order.margin, order.fee));
        return order.status === 'open' || order.status === 'closing' ? add(total, order.margin) : total;
      }, amount('0'));
  }

  fund(user: string, currency: string, sum: Money): void {
    const to = { user, account: this.#desk.account, wallet: 'lever', locked: false } as const;
    this.kernel.ledger.transfer(
      [{ from: { house: 'faucet' }, to, currency, amount: sum, kind: 8 }],
      this.kernel.cursor,
    );
  }

  #collect(): void {
    this.pushed.push(...this.kernel.takePushed());
  }
}
