/** The action of a key, and its label. At most twelve: a longer list cannot be remembered. */
export const shortcutKeys = {
  list: '?',
  pair: '/',
  period: '1–9',
  price: 'P',
  amount: 'A',
  buy: 'B',
  sell: 'S',
  orders: 'O',
  star: 'F',
  theme: 'T',
  close: 'Esc',
  send: 'Shift + Enter',
} as const;
export type ShortcutId = keyof typeof shortcutKeys;

export const shortcutIds = Object.keys(shortcutKeys).filter((id): id is ShortcutId => id in shortcutKeys);

export interface ShortcutSettings {
  readonly isOn: boolean;
  /** The key that presses the button of a ticket. */
  readonly canSend: boolean;
}

/** On by default; sending is off by default. */
export function readShortcutSettings(kept: string | undefined): ShortcutSettings {
  const flags = new Set(kept?.split(','));
  return { isOn: !flags.has('off'), canSend: flags.has('send') };
}

export const writeShortcutSettings = ({ isOn, canSend }: ShortcutSettings): string =>
  [...(isOn ? [] : ['off']), ...(canSend ? ['send'] : [])].join(',');

export interface KeyPress {
  readonly key: string;
  /** The position of the key, which identifies it on keyboards of other scripts. */
  readonly code: string;
  readonly hasShift: boolean;
  /** Control, Alt or Meta: such keys belong to the browser. */
  readonly hasOther: boolean;
  /** Held down, or part of a character that is being composed. */
  readonly isPartial: boolean;
  /** Its letters go into a field. */
  readonly isTyping: boolean;
  /** The focused element uses this key itself: Enter on a button. */
  readonly isTaken: boolean;
  readonly isSheetOpen: boolean;
}

type PlainId = Exclude<ShortcutId, 'period' | 'close'>;

export type Shortcut =
  | { readonly [Id in PlainId]: { readonly id: Id } }[PlainId]
  /** `at` counts from zero. */
  | { readonly id: 'period'; readonly at: number };

const byLetter = {
  p: 'price',
  a: 'amount',
  b: 'buy',
  s: 'sell',
  o: 'orders',
  f: 'star',
  t: 'theme',
} as const;
const isLetter = (letter: string): letter is keyof typeof byLetter => letter in byLetter;

/** The letter that was meant: that of the key's place where the keyboard writes another script. */
function letterOf({ key, code }: KeyPress): string {
  const letter = key.toLowerCase();
  return /^[a-z]$/.test(letter) ? letter : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

/** The shortcut of a key press; undefined for all others. The browser handles Escape on sheets. */
export function shortcutOf(press: KeyPress, { isOn, canSend }: ShortcutSettings): Shortcut | undefined {
  const { key, hasShift, hasOther, isPartial, isTyping, isTaken, isSheetOpen } = press;
  if (!isOn || hasOther || isPartial || isTyping || isSheetOpen) return undefined;
  if (key === '?') return { id: 'list' };
  if (key === '/') return { id: 'pair' };
  if (key === 'Enter') return hasShift && canSend && !isTaken ? { id: 'send' } : undefined;
  if (hasShift) return undefined;
  if (/^[1-9]$/.test(key)) return { id: 'period', at: '123456789'.indexOf(key) };
  const letter = letterOf(press);
  return isLetter(letter) ? { id: byLetter[letter] } : undefined;
}
