import type { KeyValueStorage } from '../platform/storage.ts';

/** What some browsers tell about the network. */
type Connection = EventTarget & { readonly saveData?: boolean };
declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

export const themes = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themes)[number];
/** The colour of a rise. `blue` is the pair for the colour-blind: blue up, orange down. */
export const upColours = ['green', 'red', 'blue'] as const;
export type UpColour = (typeof upColours)[number];
/** Whether data is saved; `auto` is what the browser has been told, by `Save-Data`. */
export const dataSavers = ['auto', 'on', 'off'] as const;
export type DataSaver = (typeof dataSavers)[number];

export interface PreferenceValues {
  readonly theme: ThemeChoice;
  readonly upColour: UpColour;
  readonly dataSaver: DataSaver;
  /** The privacy eye: every sum of the person's is masked. */
  readonly hideAmounts: boolean;
  /** Leaves small balances out of lists. */
  readonly hideSmall: boolean;
  /** Marks a changed price for a moment. */
  readonly flash: boolean;
  /** Reminders of the person's own due payments; overdue ones always show. */
  readonly tellDue: boolean;
  /** The number of unread messages, and those that are sent to be read at once. */
  readonly tellMessages: boolean;
  /** Opens the operator's announcement over the home page. */
  readonly tellNews: boolean;
}

export const defaultPreferences: PreferenceValues = {
  theme: 'system',
  upColour: 'green',
  dataSaver: 'auto',
  hideAmounts: false,
  hideSmall: false,
  flash: true,
  tellDue: true,
  tellMessages: true,
  // The operator's announcements open as a pop-up only on request.
  tellNews: false,
};

const storageKey = 'preferences';

/** What each of them may be; all others are on or off. */
const choices: Readonly<Record<string, readonly unknown[]>> = {
  theme: themes,
  upColour: upColours,
  dataSaver: dataSavers,
};
const onOrOff = [true, false];

const isUsable = ([name, value]: readonly [string, unknown]): boolean =>
  Object.hasOwn(defaultPreferences, name) && (choices[name] ?? onOrOff).includes(value);

function readFields(text = ''): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Parses stored preferences field by field: a missing or invalid field takes its default. */
export function readPreferences(
  text: string | undefined,
  firstUpColour = defaultPreferences.upColour,
): PreferenceValues {
  const kept = Object.fromEntries(Object.entries(readFields(text)).filter(isUsable));
  return { ...defaultPreferences, upColour: firstUpColour, ...kept };
}

/** Appearance and notifications on this device; stored there, and shared by the other tabs. */
export class Preferences {
  readonly #storage: KeyValueStorage | undefined;
  readonly #listeners = new Set<() => void>();
  #values: PreferenceValues;
  /** Whether data is saved now: by choice, or because the browser has been told to. */
  readonly savesData: () => boolean;

  /** Without a storage the choices last as long as the object. The brand has the first word about the colour of a rise. */
  constructor(storage?: KeyValueStorage, firstUpColour?: UpColour, connection?: Connection) {
    this.#storage = storage;
    const stored = (): PreferenceValues => readPreferences(storage?.read(storageKey), firstUpColour);
    this.#values = stored();
    storage?.watch((key) => {
      if (key === storageKey) this.#take(stored());
    });
    this.savesData = () =>
      this.#values.dataSaver === 'auto' ? connection?.saveData === true : this.#values.dataSaver === 'on';
    connection?.addEventListener('change', () => this.#take(this.#values));
  }

  readonly values = (): PreferenceValues => this.#values;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (changes: Partial<PreferenceValues>): void => {
    const values = { ...this.#values, ...changes };
    // What a later version has added stays beside them.
    this.#storage?.write(storageKey, JSON.stringify({ ...readFields(this.#storage.read(storageKey)), ...values }));
    this.#take(values);
  };

  #take(values: PreferenceValues): void {
    this.#values = values;
    this.#listeners.forEach((listener) => listener());
  }
}
