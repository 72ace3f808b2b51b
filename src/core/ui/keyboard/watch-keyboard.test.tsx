import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { watchKeyboard } from './watch-keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('L4 watchKeyboard: says how much of the page a keyboard lies over, and nothing of a page that is magnified', () => {
  const sight = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', sight);
  vi.stubGlobal('innerHeight', 844);
  const root = document.createElement('div');
  const stop = watchKeyboard(root);
  const told = (shown: object, way = 'resize'): string => {
    Object.assign(sight, shown);
    sight.dispatchEvent(new Event(way));
    return root.style.getPropertyValue('--keyboard');
  };
  expect(told({ height: 544 })).toBe('300px');
  expect(told({ offsetTop: 100 }, 'scroll')).toBe('200px');
  expect(told({ height: 422, offsetTop: 0, scale: 2 })).toBe('0px');
  stop();
  expect(told({ height: 544, scale: 1 })).toBe('0px');
});

test('L4 watchKeyboard: when it comes, the field that is written in and the button of its form are brought above it, once', () => {
  const sight = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', sight);
  vi.stubGlobal('innerHeight', 844);
  document.body.innerHTML = '<form><input name="size"><input type="range"><button type="submit">Buy</button></form>';
  const brought: (string | null)[] = [];
  // The page of the tests lays nothing out, and has no such function of its own.
  HTMLElement.prototype.scrollIntoView = function bring(this: HTMLElement) {
    brought.push(this.getAttribute('name') ?? this.textContent);
  };
  document.querySelector('input')?.focus();
  const stop = watchKeyboard(document.createElement('html'));
  const become = (height: number): void => {
    sight.height = height;
    sight.dispatchEvent(new Event('resize'));
  };
  become(544);
  expect(brought).toEqual(['Buy', 'size']);
  become(844);
  become(800);
  expect(brought).toHaveLength(4);
  become(820);
  expect(brought).toHaveLength(4);
  // A person moves the page below the keyboard.
  sight.offsetTop = -100;
  sight.dispatchEvent(new Event('scroll'));
  expect(brought).toHaveLength(4);
  stop();
  document.body.innerHTML = '';
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('L4: sheets and the foot of a page stand above a keyboard that lies over them, and a field is brought there', () => {
  const rule = (file: string, selector: string): string => {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8');
    const from = css.indexOf(`${selector} {`);
    return css.slice(from, css.indexOf('\n}', from));
  };
  expect(rule('../sheets/sheet.module.css', '.sheet')).toMatch(/inset: auto 0 var\(--keyboard/);
  expect(rule('../page/page.module.css', '.footer')).toMatch(/bottom: max\(.*var\(--keyboard/);
  // Smaller letters would magnify the page of an iPhone.
  expect(rule('./watch-keyboard.css', '@supports (-webkit-touch-callout: none)')).toMatch(
    /input:focus \{\s+font-size: 1rem/,
  );
  expect(rule('../base.css', 'html')).toMatch(/scroll-padding-bottom: var\(--keyboard/);
});
