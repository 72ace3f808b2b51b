import type { KeyValueStorage } from '../platform/storage.ts';

export const themes = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themes)[number];
/** The colour of a rise. `blue` is the pair for the colour-blind: blue up, orange down. */
export const upColours = ['green', 'red', 'blue'] as const;
export type UpColour = (typeof upColours)[number];

export interface PreferenceValues {
  readonly theme: ThemeChoice;
  readonly upColour: UpColour;
  /** The privacy eye: every sum of one's own is masked. */
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

type Flag = Exclude<keyof PreferenceValues, 'theme' | 'upColour'>;

export const defaultPreferences: PreferenceValues = {
  theme: 'system',
  upColour: 'green',
  hideAmounts: false,
  hideSmall: false,
  flash: true,
  tellDue: true,
  tellMessages: true,
  // The operator's announcements open as a pop-up only on request.
  tellNews: false,
};

const storageKey = 'preferences';

const isOneOf = <T extends string>(choices: readonly T[], value: unknown): value is T =>
  choices.some((choice) => choice === value);
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
  const fields = readFields(text);
  const { theme, upColour } = fields;
  const flag = (name: Flag): boolean => {
    const kept = fields[name];
    return typeof kept === 'boolean' ? kept : defaultPreferences[name];
  };
  return {
    theme: isOneOf(themes, theme) ? theme : defaultPreferences.theme,
    upColour: isOneOf(upColours, upColour) ? upColour : firstUpColour,
    hideAmounts: flag('hideAmounts'),
    hideSmall: flag('hideSmall'),
    flash: flag('flash'),
    tellDue: flag('tellDue'),
    tellMessages: flag('tellMessages'),
    tellNews: flag('tellNews'),
  };
}

/** Appearance and notifications on this device; stored there, and shared by the other tabs. */
export class Preferences {
  readonly #storage: KeyValueStorage | undefined;
  readonly #listeners = new Set<() => void>();
  #values: PreferenceValues;

  /** Without a storage the choices last as long as the object. The brand has the first word about the colour of a rise. */
  constructor(storage?: KeyValueStorage, firstUpColour?: UpColour) {
    this.#storage = storage;
    const stored = (): PreferenceValues => readPreferences(storage?.read(storageKey), firstUpColour);
    this.#values = stored();
    storage?.watch((key) => {
      if (key === storageKey) this.#take(stored());
    });
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
