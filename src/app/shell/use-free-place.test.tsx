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

interface PageProps {
  readonly shown: readonly string[];
  readonly kind?: string;
  readonly path?: string;
}

function Page({ shown, kind = 'success', path = '/' }: PageProps) {
  const part = useRef<HTMLElement>(null);
  useFreePlace(part, shown, path);
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

/** A problem has moved the page down and gone by itself. */
function leftRoom(): (page: PageProps) => void {
  frames['order'] = [72, 728];
  const { rerender } = render(<Page shown={['Not sent']} kind="problem" />);
  rerender(<Page shown={[]} kind="problem" />);
  expect(main().style.marginTop).toBe('68px');
  // The button stands below that room now.
  frames['order'] = [140, 660];
  return (page) => rerender(<Page {...page} />);
}

test('T4: a message that stands in the room of the one before it gives it back when it is put away', () => {
  const show = leftRoom();
  show({ shown: ['Set'] });
  expect([topNow(), main().style.marginTop]).toEqual(['72px', '68px']);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  show({ shown: [] });
  expect(main().style.marginTop).toBe('');
});

test('T4: a message that goes by itself from such room moves nothing', () => {
  const show = leftRoom();
  show({ shown: ['Set'] });
  show({ shown: [] });
  expect(main().style.marginTop).toBe('68px');
});

test('T4: the room of a message goes with its page, and when a wheel turns where nothing scrolls', () => {
  const show = leftRoom();
  show({ shown: [], path: '/' });
  expect(main().style.marginTop).toBe('68px');
  show({ shown: [], path: '/other' });
  expect(main().style.marginTop).toBe('');
  cleanup();
  leftRoom();
  window.dispatchEvent(new Event('wheel'));
  expect(main().style.marginTop).toBe('');
});

test('T4: a message that goes with its page leaves the next one no room', () => {
  frames['order'] = [72, 728];
  const { rerender } = render(<Page shown={['Not sent']} kind="problem" />);
  expect(main().style.marginTop).toBe('68px');
  rerender(<Page shown={['Not sent']} kind="problem" path="/other" />);
  rerender(<Page shown={[]} path="/other" />);
  expect(main().style.marginTop).toBe('');
});
