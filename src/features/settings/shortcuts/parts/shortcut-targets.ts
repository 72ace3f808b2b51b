import type { Shortcut } from '../model/shortcuts.ts';

type OnPage = Exclude<Shortcut['id'], 'list' | 'theme' | 'period'>;

const places: Readonly<Record<OnPage, string>> = {
  pair: '[data-key="pair"]',
  price: 'main input[name="price"]',
  amount: 'main input[name="size"], main input[name="stake"]',
  buy: '[data-key="sides"] > :first-child input',
  sell: '[data-key="sides"] > :last-child input',
  orders: 'main [role="tab"][aria-selected="true"][aria-controls$="orders"]',
  star: 'header [aria-pressed]',
  send: 'main form:has(input[name="size"]) [type="submit"]',
};
const focused: ReadonlySet<OnPage> = new Set(['price', 'amount', 'orders']);

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** Acts like a tap on the target, if there is one; keys never do more than fingers can. */
export function actOnPage(shortcut: Exclude<Shortcut, { readonly id: 'list' } | { readonly id: 'theme' }>): boolean {
  const found =
    shortcut.id === 'period'
      ? [...document.querySelectorAll<HTMLElement>('[data-key="periods"] button')].slice(shortcut.at, shortcut.at + 1)
      : [...document.querySelectorAll<HTMLElement>(places[shortcut.id])];
  const target = found.find(isShown);
  if (target === undefined) return false;
  if (shortcut.id !== 'send') target.focus();
  if (shortcut.id === 'period' || !focused.has(shortcut.id)) target.click();
  return true;
}

const typed =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';

export const isTypingIn = (target: EventTarget | null): boolean => target instanceof Element && target.matches(typed);
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="tab"]') !== null;
