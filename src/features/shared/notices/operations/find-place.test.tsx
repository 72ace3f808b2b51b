import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPlace, patienceMs } from './find-place.ts';

interface Frame {
  readonly top: number;
  readonly height: number;
}

/** The frames that a browser would have laid out, by the id of the element. */
let frames: Record<string, Frame>;
const at = ({ top, height }: Frame): DOMRect =>
  ({ left: 0, right: 390, width: 390, top, height, bottom: top + height }) as DOMRect;

beforeEach(() => {
  frames = { head: { top: 0, height: 72 }, cards: { top: 72, height: 60 }, ticket: { top: 80, height: 700 } };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return at(frames[this.id] ?? { top: -100, height: 0 });
  });
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return frames[this.id]?.height ?? 0;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('visualViewport', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function page(card: string, bell = ''): { look: () => string; row: HTMLElement } {
  document.body.innerHTML = `<header id="head">${bell}<div id="row"><div id="cards">${card}</div></div></header>
    <form><button id="ticket">Buy</button></form>`;
  const [row, cards] = ['row', 'cards'].map((id) => document.getElementById(id));
  if (row === null || row === undefined || cards === null || cards === undefined) throw new Error('no row');
  return { look: findPlace(row, cards), row };
}

const fill = '<div data-can-wait="">filled <button>x</button></div>';
const liquidation = '<div>liquidated <button>x</button></div>';
const bell = '<button id="bellButton"><span id="bell"></span></button>';

test('T4: news on a phone stands over what cannot be tapped, so that the page does not move', () => {
  const { look, row } = page(liquidation);
  expect(look()).toBe('over');
  expect(row.dataset['place']).toBe('over');
  expect(row.style.getPropertyValue('--place')).toBe('782px');
});

test('T4: on a page full of controls a fill is left to the bell until there is a place', () => {
  frames['ticket'] = { top: 72, height: 772 };
  frames['bellButton'] = { top: 24, height: 44 };
  const { look } = page(fill, bell);
  expect(look()).toBe('wait');
  frames['ticket'] = { top: 80, height: 400 };
  expect(look()).toBe('over');
});

test('T4: on a page that stays full a fill makes room after a while, but not while something is typed', () => {
  frames['ticket'] = { top: 72, height: 772 };
  frames['bellButton'] = { top: 24, height: 44 };
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { look } = page(fill, bell);
  const field = document.createElement('input');
  document.body.append(field);
  expect(look()).toBe('wait');
  now.mockReturnValue(patienceMs - 1);
  expect(look()).toBe('wait');
  field.focus();
  now.mockReturnValue(patienceMs);
  expect(look()).toBe('wait');
  field.blur();
  expect(look()).toBe('row');
  // It does not jump back.
  frames['ticket'] = { top: 80, height: 400 };
  expect(look()).toBe('row');
});

test('T4: a fill that had a place waits anew when it loses it', () => {
  frames['bellButton'] = { top: 24, height: 44 };
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { look } = page(fill, bell);
  expect(look()).toBe('over');
  now.mockReturnValue(patienceMs);
  frames['ticket'] = { top: 72, height: 772 };
  expect(look()).toBe('wait');
});

test('T4: without a bell, and for what may need the person, the page makes room, and does not jump back', () => {
  frames['ticket'] = { top: 72, height: 772 };
  frames['bellButton'] = { top: 24, height: 44 };
  expect(page(fill).look()).toBe('row');
  const { look } = page(liquidation, bell);
  expect(look()).toBe('row');
  frames['ticket'] = { top: 80, height: 400 };
  expect(look()).toBe('row');
});

test('T4: a window with room in its bar keeps its row', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(page(fill).look()).toBe('row');
});

test('T4: a row that keeps the room of a card that has gone is the place of the next one', () => {
  const { look, row } = page(fill, bell);
  row.style.minHeight = '86px';
  expect(look()).toBe('row');
});
