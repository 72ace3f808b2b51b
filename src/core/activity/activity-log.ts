import { accountIds, type AccountId } from '../account/account-scope.ts';
import type { Clock } from '../time/clock.ts';
import type { KeyValueStorage } from '../platform/storage.ts';

export const activityKinds = ['success', 'problem', 'info'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface Activity {
  /** Epoch ms of this device. */
  readonly at: number;
  readonly kind: ActivityKind;
  readonly text: string;
}

/** The number of stored entries per account. */
export const activityLimit = 200;

const keyOf = (account: AccountId): string => `activity.${account}`;
const accountKeys: ReadonlySet<string> = new Set(accountIds.map(keyOf));

function isActivity(value: unknown): value is Activity {
  if (typeof value !== 'object' || value === null) return false;
  if (!('at' in value && 'kind' in value && 'text' in value)) return false;
  const isKnown = activityKinds.some((kind) => kind === value.kind);
  return isKnown && typeof value.at === 'number' && typeof value.text === 'string';
}

function readActivities(text: string | undefined): readonly Activity[] {
  if (text === undefined) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isActivity).slice(0, activityLimit) : [];
  } catch {
    return [];
  }
}

/**
 * The app's messages, so that a transient one can be read again. One list per account, newest first, on this device
 * alone.
 */
export class ActivityLog {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  readonly #lists = new Map<AccountId, readonly Activity[]>();

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    storage.watch((key) => {
      if (key !== '' && !accountKeys.has(key)) return;
      this.#lists.clear();
      this.#tell();
    });
  }

  /** The same array until something changes. */
  entries(account: AccountId): readonly Activity[] {
    const known = this.#lists.get(account) ?? readActivities(this.#storage.read(keyOf(account)));
    this.#lists.set(account, known);
    return known;
  }

  /** A visitor's messages are not stored: they go with the page. */
  record(account: AccountId, said: { readonly kind: ActivityKind; readonly text: string }, isStored = true): void {
    const entry = { at: this.#clock.now(), kind: said.kind, text: said.text };
    const entries = [entry, ...this.entries(account)].slice(0, activityLimit);
    this.#lists.set(account, entries);
    if (isStored) this.#storage.write(keyOf(account), JSON.stringify(entries));
    this.#tell();
  }

  clear(account: AccountId): void {
    this.#lists.set(account, []);
    this.#storage.remove(keyOf(account));
    this.#tell();
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}
