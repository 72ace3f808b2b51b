import {
  houses,
  Refusal,
  type EngineAccount,
  type LedgerOwner,
  type Money,
  type WalletKind,
} from '../kernel/basics/engine-types.ts';
import { fromUnits, toUnits } from './fixed-point.ts';
import type { AccountUnits, LedgerEntry, LedgerState, Transfer, WholeLedger } from '../kernel/domain/ledger.ts';

type PersonOwner = Exclude<LedgerOwner, { readonly house: string }>;
interface Account {
  readonly key: string;
  /** The owner of a person's account: one object for all its entries. */
  readonly owner: PersonOwner | undefined;
  units: bigint;
  /** The balance after the pending sequence; undefined outside one. */
  coming: bigint | undefined;
  /** An account without any booking appears in no list. */
  isUsed: boolean;
}
/** An entry in units: most are never read, so their texts are made on demand. */
interface Booking extends Pick<LedgerEntry, 'at' | 'currency' | 'kind'> {
  id: number;
  readonly owner: PersonOwner;
  readonly change: bigint;
  readonly after: bigint;
}
interface Sequence {
  readonly at: number;
  readonly touched: Account[];
  readonly bookings: Booking[];
}

const keyOf = (owner: LedgerOwner, currency: string): string =>
  'house' in owner
    ? `house/${owner.house}/${currency}`
    : `${owner.user}/${owner.account}/${owner.wallet}/${owner.locked ? 'locked' : 'free'}/${currency}`;

const walletNumbers: Readonly<Record<WalletKind, number>> = { legal: 0, change: 1, lever: 2, micro: 3 };
/** The index among a person's accounts of one currency: avoids building a key, because this lookup is very frequent. */
const placeOf = ({ account, wallet, locked }: PersonOwner): number =>
  walletNumbers[wallet] * 4 + (account === 'live' ? 2 : 0) + (locked ? 1 : 0);

export class DoubleEntryLedger implements WholeLedger {
  readonly #accounts = new Map<string, Account>();
  /** The same by currency, then by person or house, then by `placeOf`. */
  readonly #places = new Map<string, Map<string, (Account | undefined)[]>>();
  readonly #entries: Booking[] = [];
  readonly #entriesByPerson = new Map<string, Booking[]>();
  readonly #lastIds: Record<EngineAccount, number> = { live: 0, moni: 0 };

  static restore(state: LedgerState): DoubleEntryLedger {
    const ledger = new DoubleEntryLedger();
    for (const entry of state.entries) {
      const { owner } = ledger.#account(whereOf(entry), entry.currency);
      if (owner !== undefined) ledger.#remember(toBooking(entry, owner));
    }
    for (const [key, balance] of state.balances) {
      const account = ledger.#accounts.get(key) ?? ledger.#account(houseOf(key), currencyOf(key));
      account.units = toUnits(balance);
      account.isUsed = true;
    }
    Object.assign(ledger.#lastIds, state.lastIds);
    return ledger;
  }

  state(): LedgerState {
    const balances = [...this.accounts()].map(({ key, units }) => [key, fromUnits(units)] as const);
    balances.sort(([left], [right]) => (left < right ? -1 : 1));
    return { balances, entries: this.#entries.map(toEntry), lastIds: this.#lastIds };
  }

  balance(owner: LedgerOwner, currency: string): Money {
    return fromUnits(this.#accounts.get(keyOf(owner, currency))?.units ?? 0n);
  }

  transfer(transfers: readonly Transfer[], at: number): void {
    const sequence: Sequence = { at, touched: [], bookings: [] };
    try {
      for (const transfer of transfers) this.#prepare(sequence, transfer);
    } catch (refusal) {
      for (const account of sequence.touched) account.coming = undefined;
      throw refusal;
    }
    for (const booking of sequence.bookings) {
      this.#lastIds[booking.owner.account] += 1;
      booking.id = this.#lastIds[booking.owner.account];
      this.#remember(booking);
    }
    for (const account of sequence.touched) {
      account.units = account.coming ?? account.units;
      account.coming = undefined;
      account.isUsed = true;
    }
  }

  entries(query: {
    user: string;
    account: EngineAccount;
    currency?: string;
    wallet?: WalletKind;
    kinds?: readonly number[];
    offset: number;
    limit: number;
  }): {
    readonly list: readonly LedgerEntry[];
    readonly count: number;
  } {
    const own = this.#entriesByPerson.get(`${query.account}/${query.user}`) ?? [];
    const matching = own.filter(
      ({ currency, owner, kind }) =>
        (query.currency === undefined || currency === query.currency) &&
        (query.kinds === undefined || query.kinds.includes(kind)) &&
        (query.wallet === undefined || owner.wallet === query.wallet),
    );
    const newestFirst = matching.toReversed();
    const list = newestFirst.slice(query.offset, query.offset + query.limit).map(toEntry);
    return { list, count: matching.length };
  }

  *accounts(): Generator<AccountUnits> {
    for (const { key, units, isUsed } of this.#accounts.values()) {
      if (!isUsed) continue;
      yield { key, currency: currencyOf(key), isHouse: key.startsWith('house/'), units };
    }
  }

  sumsOfEntries(): ReadonlyMap<string, bigint> {
    const sums = new Map<PersonOwner, bigint>();
    for (const { owner, change } of this.#entries) sums.set(owner, (sums.get(owner) ?? 0n) + change);
    const byKey = new Map<string, bigint>();
    for (const { key, owner } of this.#accounts.values())
      if (owner !== undefined) byKey.set(key, sums.get(owner) ?? 0n);
    return byKey;
  }

  #account(owner: LedgerOwner, currency: string): Account {
    const people = this.#places.get(currency) ?? new Map<string, (Account | undefined)[]>();
    const name = 'house' in owner ? `house/${owner.house}` : owner.user;
    const places = people.get(name) ?? [];
    const place = 'house' in owner ? 0 : placeOf(owner);
    const known = places[place];
    if (known !== undefined) return known;
    const ownOwner = 'house' in owner ? undefined : whereOf(owner);
    const made = { key: keyOf(owner, currency), owner: ownOwner, units: 0n, coming: undefined, isUsed: false };
    this.#accounts.set(made.key, made);
    this.#places.set(currency, people.set(name, Object.assign(places, { [place]: made })));
    return made;
  }

  /** Throws Refusal when a person's account would go below zero at any step of the sequence. */
  #prepare(sequence: Sequence, { from, to, currency, amount, kind }: Transfer): void {
    const units = toUnits(amount);
    if (units <= 0n) throw new RangeError(`a transfer moves more than zero, not ${amount}`);
    move(sequence, this.#account(from, currency), { change: -units, currency, kind });
    move(sequence, this.#account(to, currency), { change: units, currency, kind });
  }

  #remember(entry: Booking): void {
    this.#entries.push(entry);
    const person = `${entry.owner.account}/${entry.owner.user}`;
    const own = this.#entriesByPerson.get(person);
    if (own === undefined) this.#entriesByPerson.set(person, [entry]);
    else own.push(entry);
  }
}

/** An empty ledger, or the one that was kept. */
export const openLedger = (kept?: LedgerState): WholeLedger =>
  kept === undefined ? new DoubleEntryLedger() : DoubleEntryLedger.restore(kept);

function move(
  { at, touched, bookings }: Sequence,
  account: Account,
  { change, currency, kind }: Pick<Booking, 'change' | 'currency' | 'kind'>,
): void {
  const { owner } = account;
  const after = (account.coming ?? account.units) + change;
  if (owner !== undefined && after < 0n) throw new Refusal('insufficientBalance');
  if (account.coming === undefined) touched.push(account);
  account.coming = after;
  if (owner !== undefined) bookings.push({ id: 0, at, owner, currency, change, after, kind });
}

const currencyOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Only accounts of the house have balances without entries. */
const houseOf = (key: string): LedgerOwner => {
  const house = houses.find((name) => key.startsWith(`house/${name}/`));
  if (house === undefined) throw new RangeError(`${key} has a balance and no entries`);
  return { house };
};

const toEntry = ({ id, at, owner, currency, change, after, kind }: Booking): LedgerEntry => ({
  id,
  at,
  ...owner,
  currency,
  change: fromUnits(change),
  before: fromUnits(after - change),
  after: fromUnits(after),
  kind,
});

const toBooking = (entry: LedgerEntry, owner: PersonOwner): Booking => ({
  id: entry.id,
  at: entry.at,
  owner,
  currency: entry.currency,
  change: toUnits(entry.change),
  after: toUnits(entry.after),
  kind: entry.kind,
});

const whereOf = ({ user, account, wallet, locked }: PersonOwner): PersonOwner => ({ user, account, wallet, locked });
