import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFreePlace } from './use-free-place.ts';

/** Top and height that a browser would have laid out, by the id of the element. */
let frames: Record<string, readonly [top: number, height: number]>;

beforeEach(() => {
  frames = { head: [0, 72], toasts: [640, 60], order: [600, 120] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = frames[this.id] ?? [-100, 0];
    return { left: 0, right: 360, width: 360, top, height, bottom: top + height } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ shown, kind = 'success' }: { readonly shown: readonly string[]; readonly kind?: string }) {
  const part = useRef<HTMLElement>(null);
  useFreePlace(part, shown);
  return (
    <>
      <header id="head">Tandem</header>
      <main id="main">
        <button type="button" id="order">
          Buy
        </button>
      </main>
      <section ref={part} id="toasts" aria-label="Messages">
        <div data-toast={kind}>
          <button type="button" id="dismiss">
            Dismiss
          </button>
        </div>
      </section>
    </>
  );
}
const topNow = (): string => screen.getByRole('region', { name: 'Messages' }).style.top;

test('T4: a message on a phone covers no control', () => {
  render(<Page shown={['Not sent']} />);
  expect(topNow()).toBe('72px');
});

const messages = (): CSSStyleDeclaration => screen.getByRole('region', { name: 'Messages' }).style;
const main = (): HTMLElement => screen.getByRole('main');

test('T4: as the page changes it goes where no control has come, and is only heard without such a place', () => {
  render(<Page shown={['Set']} />);
  frames['order'] = [72, 60];
  vi.advanceTimersByTime(200);
  expect(topNow()).toBe('134px');
  frames['order'] = [72, 728];
  vi.advanceTimersByTime(200);
  expect([topNow(), messages().clipPath, main().style.marginTop]).toEqual(['', 'inset(50%)', '']);
  frames['order'] = [72, 60];
  vi.advanceTimersByTime(200);
  expect([topNow(), messages().clipPath]).toEqual(['134px', '']);
});

test('T4: a problem without such a place moves the page down, which takes no tap for a moment, and up again as it is scrolled later', () => {
  frames['order'] = [72, 728];
  const { rerender } = render(<Page shown={['Not sent']} kind="problem" />);
  expect([topNow(), messages().clipPath, main().style.marginTop]).toEqual(['72px', '', '68px']);
  expect(main().dataset['moved']).toBe('');
  vi.advanceTimersByTime(400);
  expect(main().dataset['moved']).toBeUndefined();
  // What is below it now is no reason to leave again.
  frames['order'] = [140, 660];
  vi.advanceTimersByTime(400);
  expect([topNow(), main().style.marginTop]).toEqual(['72px', '68px']);
  // Another message beside it moves nothing.
  rerender(<Page shown={['Not sent', 'Not set']} kind="problem" />);
  expect([main().style.marginTop, main().dataset['moved']]).toEqual(['68px', undefined]);
  rerender(<Page shown={[]} kind="problem" />);
  vi.advanceTimersByTime(400);
  expect([main().style.marginTop, main().dataset['moved']]).toEqual(['68px', undefined]);
  window.dispatchEvent(new Event('scroll'));
  expect(main().style.marginTop).toBe('');
  vi.advanceTimersByTime(400);
  expect([main().dataset['moved'], document.documentElement.style.overflowAnchor]).toEqual([undefined, '']);
});

test('T4: the page comes back at once when the problem is put away, and below a sheet', () => {
  frames['order'] = [72, 728];
  const { rerender } = render(<Page shown={['Not sent']} kind="problem" />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  rerender(<Page shown={[]} kind="problem" />);
  expect(main().style.marginTop).toBe('');
  rerender(<Page shown={['Not set']} kind="problem" />);
  expect(main().style.marginTop).toBe('68px');
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  rerender(<Page shown={[]} kind="problem" />);
  expect(main().style.marginTop).toBe('');
  sheet.remove();
});

test('T4: a wide page has its corner for messages', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<Page shown={['Not sent']} />);
  expect(topNow()).toBe('');
});
