import { cannotStartEvent } from '../../core/navigation/cannot-start.ts';
import { sessionKeys } from '../../core/session/session-store.ts';
import { askForConfig } from '../../core/config/asked-config.ts';
import { showFailurePage } from './failure-page.ts';
import { putAway } from './put-away.ts';

// Stands in the page itself, before everything else, because every other file may be the one that is broken.
// scripts/start-failure.ts builds it, with the words of all languages; the policy of the page allows it by its hash.

// Beside the code instead of after it.
if (__SERVER__ === 'network') window.tandemConfig = askForConfig();

const allWords = __START_WORDS__;
const { light, dark } = __START_LOOKS__;

function stored(name: string): string {
  try {
    return window.localStorage.getItem(`tandem.${__SERVER__}.${name}`) ?? '';
  } catch {
    return '';
  }
}

/** The stored theme; read without the program's own reader, which is in a file. */
function isLight(): boolean {
  const [, theme] = /"theme":"(\w+)"/.exec(stored('preferences')) ?? [];
  if (theme === 'light' || theme === 'dark') return theme === 'light';
  return window.matchMedia('(prefers-color-scheme: light)').matches;
}

function load(): void {
  const reload = (): void => window.location.reload();
  // Without a network a new copy cannot be fetched, and the old one may still work.
  if (__ONE_FILE__ || !navigator.onLine) reload();
  else void putAway().then(reload, reload);
}

let isShown = false;

function show(cause: string): void {
  const root = document.getElementById('root');
  if (isShown) return;
  if (root === null) {
    // A file failed before the page was parsed.
    document.addEventListener('DOMContentLoaded', () => show(cause), { once: true });
    return;
  }
  isShown = true;
  const words = allWords[stored(sessionKeys.language)] ?? allWords.en;
  const [theme, looks] = isLight() ? (['light', light] as const) : (['dark', dark] as const);
  const brand = document.documentElement.style.getPropertyValue(`--${theme}-accent`);
  const accent = brand === '' ? looks.accent : brand;
  showFailurePage(root, { words, looks: { ...looks, accent }, cause, onAgain: load });
}

/** Whether the program has replaced the start marker of the page. */
const hasStarted = (): boolean => document.readyState !== 'loading' && document.querySelector('.starting') === null;

const entry = (): HTMLScriptElement | null => document.querySelector('script[src]');
const looks = (): HTMLLinkElement | null => document.querySelector('link[rel="stylesheet"]');

/** The entry failed to load or to parse. */
function troubleOf(event: Event): string | undefined {
  const { target } = event;
  if (target instanceof Element) return target === entry() || target === looks() ? addressOf(target) : undefined;
  return event instanceof ErrorEvent && event.filename === entry()?.src ? event.message : undefined;
}

const addressOf = (file: Element): string => file.getAttribute('src') ?? file.getAttribute('href') ?? '';

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

// Errors of files do not bubble.
window.addEventListener(
  'error',
  (event) => {
    const cause = hasStarted() ? undefined : troubleOf(event);
    if (cause !== undefined) show(cause);
  },
  true,
);
// Chromium reports nothing for a style of the wrong type: it then has no rules, or none that may be read.
window.addEventListener('load', () => {
  const file = looks();
  if (file !== null && !hasRules(file)) show(addressOf(file));
});
window.addEventListener(cannotStartEvent, (event) => {
  event.preventDefault();
  show(event instanceof CustomEvent ? String(event.detail) : '');
});
