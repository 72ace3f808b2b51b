import type { OptionDirection } from '../../../../core/domain/orders/option.ts';
import { amount } from '../../../../core/money/amount.ts';
import { newcomerTraits, type Person } from '../people/access/access-book.ts';
import { Refusal, type EngineAccount, type Json, type Money, type PushedEvent } from '../kernel/basics/engine-types.ts';
import { Kernel, type KernelState } from '../kernel/kernel.ts';
import { openLedger } from '../ledger/double-entry-ledger.ts';
import { mountDomain, type OpenDomain } from '../kernel/domain/mounted-domain.ts';
import { createMarket } from '../market/create-market.ts';
import { listedInstruments } from '../market/facts/instruments.ts';
import type { Intervention } from '../market/facts/interventions.ts';
import type { InstrumentSpec, Market } from '../kernel/domain/market.ts';
import { findCurrency } from '../ledger/currencies.ts';
import { personas } from '../seed/personas.ts';
import { lockedUntilRepaid } from '../../../../core/rules/people/account-locks.ts';
import { optionAccounts } from '../products/options/option-account.ts';
import type { OptionRecord, OptionState } from '../products/options/option-book.ts';
import { createOptionDomain } from '../products/options/option-domain.ts';

/** Monday 2026-01-05 12:00 UTC: every market is open. */
export const worldStart = Date.UTC(2026, 0, 5, 12);

/** The demo's people with their traits, by the ids `1` to `7`. */
export const people: readonly Person[] = personas.map((persona, position) => ({
  ...newcomerTraits,
  ...persona.traits,
  // Their loan locks them; the loan itself is not in this world.
  ...(persona.lateLoan === undefined ? {} : { lockedUntil: lockedUntilRepaid }),
  id: String(position + 1),
  login: persona.login,
  kind: 'email',
  invitationCode: '',
  inviter: null,
  registeredAt: 0,
  lastSignInAt: null,
  passwordHash: '',
  passwordVersion: 1,
  payPasswordHash: null,
  failedSignIns: 0,
  signInLockedUntil: 0,
}));

export const personNamed = (login: string): Person => {
  const found = people.find((person) => person.login.startsWith(`${login}@`));
  if (found === undefined) throw new RangeError(login);
  return found;
};

export interface OptionWish {
  readonly user: string;
  readonly symbol: string;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly stake: string;
  readonly currency?: string;
}

/** The real kernel, ledger and market with timed options of both accounts; everybody has funds. */
export class OptionWorld {
  readonly market: Market;
  readonly kernel: Kernel;
  readonly #domains: Readonly<Record<EngineAccount, OpenDomain<OptionState>>>;

  constructor(seed: number, options: { state?: KernelState; interventions?: readonly Intervention[] } = {}) {
    const { state, interventions = [] } = options;
    this.market = createMarket({
      seed,
      epoch: worldStart,
      instruments: listedInstruments,
      history: [],
      interventions: () => interventions,
    });
    const findPerson = (id: string): Person => {
      const found = people.find((person) => person.id === id);
      if (found === undefined) throw new Refusal('pleaseSignIn', {}, '999');
      return found;
    };
    const [live, moni] = optionAccounts.map((desk) => mountDomain(createOptionDomain(desk, findPerson)));
    if (live === undefined || moni === undefined) throw new RangeError('an account is missing');
    this.#domains = { live, moni };
    const composition = {
      domains: [live, moni],
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
    this.kernel =
      state === undefined
        ? Kernel.create({ seed, epoch: worldStart }, composition, worldStart)
        : Kernel.restore(state, composition);
    if (state === undefined) this.#fundAll();
  }

  instrument(symbol: string): InstrumentSpec {
    const found = this.market.find(symbol);
    if (found === undefined) throw new RangeError(symbol);
    return found;
  }

  last(symbol: string): number {
    return this.market.lastPrice(symbol, this.kernel.cursor);
  }

  place(wish: OptionWish, account: EngineAccount = 'live'): OptionRecord {
    const { user, symbol, direction, seconds, stake, currency = 'USDT' } = wish;
    const id = this.command(account, {
      user,
      match: String(this.instrument(symbol).id),
      currency: String(findCurrency(currency)?.id),
      direction,
      seconds,
      stake,
    });
    return this.order(Number(id), account);
  }

  command(account: EngineAccount, argument: Json): Json {
    return this.kernel.run(`${this.#domains[account].name}.placeSecondsOrder`, this.kernel.cursor, argument);
  }

  wait(milliseconds: number): void {
    this.kernel.advanceTo(this.kernel.cursor + milliseconds);
  }

  orders(account: EngineAccount = 'live'): readonly OptionRecord[] {
    return Object.values(this.#domains[account].slice().orders);
  }

  order(id: number, account: EngineAccount = 'live'): OptionRecord {
    const found = this.#domains[account].slice().orders[id];
    if (found === undefined) throw new RangeError(`no order ${id}`);
    return found;
  }

  pushed(): readonly PushedEvent[] {
    return this.kernel.takePushed();
  }

  balance(where: { user: string; locked: boolean; currency?: string; account?: EngineAccount }): Money {
    const { user, locked, currency = 'USDT', account = 'live' } = where;
    return this.kernel.ledger.balance({ user, account, wallet: 'micro', locked }, currency);
  }

  house(house: 'fees' | 'options', currency = 'USDT'): Money {
    return this.kernel.ledger.balance({ house }, currency);
  }

  #fundAll(): void {
    const funds = { USDT: '1000000', BTC: '10', ETH: '100' };
    for (const { id: user } of people)
      for (const account of ['live', 'moni'] as const)
        for (const [currency, sum] of Object.entries(funds)) {
          const to = { user, account, wallet: 'micro', locked: false } as const;
          const transfer = { from: { house: 'faucet' }, to, currency, amount: amount(sum), kind: 8 } as const;
          this.kernel.ledger.transfer([transfer], worldStart);
        }
  }
}
