import { Refusal, type EngineAccount, type LedgerOwner, type Money, type WalletKind } from '../kernel/engine-types.ts';
import { fromUnits, toUnits } from './fixed-point.ts';
import type { Ledger, LedgerEntry, Transfer } from './ledger.ts';

/** What a snapshot keeps: balances sorted by account, entries in the order they were made. */
export interface LedgerState {
  readonly balances: readonly (readonly [account: string, balance: Money])[];
  readonly entries: readonly LedgerEntry[];
  readonly lastIds: Readonly<Record<EngineAccount, number>>;
}

type PersonOwner = Exclude<LedgerOwner, { readonly house: string }>;
interface Movement {
  readonly owner: LedgerOwner;
  readonly key: string;
  readonly units: bigint;
  readonly transfer: Transfer;
}

const ownerKey = (owner: LedgerOwner): string =>
  'house' in owner
    ? `house/${owner.house}`
    : [owner.user, owner.account, owner.wallet, owner.locked ? 'locked' : 'free'].join('/');
const accountKey = (owner: LedgerOwner, currency: string): string => `${ownerKey(owner)}/${currency}`;

export class DoubleEntryLedger implements Ledger {
  readonly #balances = new Map<string, bigint>();
  readonly #entries: LedgerEntry[] = [];
  readonly #entriesByPerson = new Map<string, LedgerEntry[]>();
  readonly #lastIds: Record<EngineAccount, number> = { live: 0, moni: 0 };

  static restore(state: LedgerState): DoubleEntryLedger {
    const ledger = new DoubleEntryLedger();
    for (const [key, balance] of state.balances) ledger.#balances.set(key, toUnits(balance));
    for (const entry of state.entries) ledger.#remember(entry);
    Object.assign(ledger.#lastIds, state.lastIds);
    return ledger;
  }

  state(): LedgerState {
    const balances = [...this.#balances].map(([key, units]) => [key, fromUnits(units)] as const);
    balances.sort(([left], [right]) => (left < right ? -1 : 1));
    return { balances, entries: this.#entries, lastIds: this.#lastIds };
  }

  balance(owner: LedgerOwner, currency: string): Money {
    return fromUnits(this.#balances.get(accountKey(owner, currency)) ?? 0n);
  }

  transfer(transfers: readonly Transfer[], at: number): void {
    const movements = transfers.flatMap(toMovements);
    const after = this.#balancesAfter(movements);
    for (const movement of movements) this.#book(movement, at);
    for (const [key, units] of after) this.#balances.set(key, units);
  }

  entries(query: {
    user: string;
    account: EngineAccount;
    currency?: string;
    wallet?: WalletKind;
    offset: number;
    limit: number;
  }): {
    readonly list: readonly LedgerEntry[];
    readonly count: number;
  } {
    const own = this.#entriesByPerson.get(`${query.account}/${query.user}`) ?? [];
    const matching = own.filter(
      (entry) =>
        (query.currency === undefined || entry.currency === query.currency) &&
        (query.wallet === undefined || entry.wallet === query.wallet),
    );
    const newestFirst = matching.toReversed();
    return { list: newestFirst.slice(query.offset, query.offset + query.limit), count: matching.length };
  }

  /** Every account with its balance, for checks. */
  *accounts(): Generator<{
    readonly key: string;
    readonly currency: string;
    readonly isHouse: boolean;
    readonly units: bigint;
  }> {
    for (const [key, units] of this.#balances) {
      yield { key, currency: key.slice(key.lastIndexOf('/') + 1), isHouse: key.startsWith('house/'), units };
    }
  }

  /** Throws Refusal when a person's account would go below zero at any moment of the sequence. */
  #balancesAfter(movements: readonly Movement[]): Map<string, bigint> {
    const after = new Map<string, bigint>();
    for (const { owner, key, units } of movements) {
      const balance = (after.get(key) ?? this.#balances.get(key) ?? 0n) + units;
      if (balance < 0n && !('house' in owner)) throw new Refusal('insufficientBalance');
      after.set(key, balance);
    }
    return after;
  }

  #book({ owner, key, units, transfer }: Movement, at: number): void {
    const before = this.#balances.get(key) ?? 0n;
    this.#balances.set(key, before + units);
    if ('house' in owner) return;
    this.#lastIds[owner.account] += 1;
    const movement = { change: fromUnits(units), before: fromUnits(before), after: fromUnits(before + units) };
    this.#remember({
      id: this.#lastIds[owner.account],
      at,
      ...whereOf(owner),
      currency: transfer.currency,
      ...movement,
      kind: transfer.kind,
    });
  }

  #remember(entry: LedgerEntry): void {
    this.#entries.push(entry);
    const person = `${entry.account}/${entry.user}`;
    const own = this.#entriesByPerson.get(person);
    if (own === undefined) this.#entriesByPerson.set(person, [entry]);
    else own.push(entry);
  }
}

const whereOf = ({ user, account, wallet, locked }: PersonOwner): PersonOwner => ({ user, account, wallet, locked });

function toMovements(transfer: Transfer): readonly Movement[] {
  const units = toUnits(transfer.amount);
  if (units <= 0n) throw new RangeError(`a transfer moves more than zero, not ${transfer.amount}`);
  return [
    { owner: transfer.from, key: accountKey(transfer.from, transfer.currency), units: -units, transfer },
    { owner: transfer.to, key: accountKey(transfer.to, transfer.currency), units, transfer },
  ];
}
