import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import type { Quote, QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { price } from '../../../../core/money/amount.ts';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { useListedQuote, useQuote } from './use-quote.ts';

const { listeners, newest } = vi.hoisted(() => ({
  listeners: new Set<() => void>(),
  newest: { quote: undefined as Quote | undefined },
}));
vi.mock('./use-quote-board.ts', () => {
  const board = {
    quote: () => newest.quote,
    subscribe: (_symbol: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { useQuoteBoard: () => board };
});

function push(text: string): void {
  const nothing = { open: undefined, high: undefined, low: undefined, volume: undefined, change: undefined };
  newest.quote = { symbol: 'BTC/USDT', price: price(text), receivedAt: 0, ...nothing };
  act(() => listeners.forEach((listener) => listener()));
}

beforeEach(() => {
  vi.useFakeTimers();
  newest.quote = undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('useQuote: without a gap each new quote is seen at once', () => {
  const { result } = renderHook(() => useQuote('BTC/USDT'));
  push('1');
  push('2');
  expect(result.current?.price).toBe('2');
});

test('useQuote: with a gap the first one comes at once, later ones together once the gap has passed', () => {
  const seen: (string | undefined)[] = [];
  renderHook(() => seen.push(useQuote('BTC/USDT', 1_000)?.price));
  push('1');
  act(() => void vi.advanceTimersByTime(0));
  push('2');
  push('3');
  act(() => void vi.advanceTimersByTime(999));
  expect(seen).toEqual([undefined, '1']);
  act(() => void vi.advanceTimersByTime(1));
  expect(seen).toEqual([undefined, '1', '3']);
});

test('useQuote: a closer look starts with the newest quote', () => {
  const { result, rerender } = renderHook(({ gapMs }) => useQuote('BTC/USDT', gapMs), {
    initialProps: { gapMs: 1_000 },
  });
  push('1');
  act(() => void vi.advanceTimersByTime(0));
  push('2');
  rerender({ gapMs: 0 });
  expect(result.current?.price).toBe('2');
});

test('useQuote: nothing is told any more after it has gone', () => {
  const { unmount } = renderHook(() => useQuote('BTC/USDT', 1_000));
  push('1');
  unmount();
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('E41, MK5 useQuote: prices of a ticket keep their pace while data is saved, those of a list wait', () => {
  const preferences = new Preferences();
  preferences.change({ dataSaver: 'on' });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PreferencesContext value={preferences}>{children}</PreferencesContext>
  );
  const read = { symbol: 'BTC/USDT', price: price('7'), receivedAt: 0 };
  const row = { instrument: { symbol: 'BTC/USDT' }, quote: read } as unknown as QuotedInstrument;
  const list = renderHook(() => useListedQuote(row), { wrapper });
  expect(listeners.size).toBe(0);
  const ticket = renderHook(() => useQuote('BTC/USDT'), { wrapper });
  push('8');
  push('9');
  expect([ticket.result.current?.price, list.result.current.price]).toEqual(['9', '7']);
  act(() => preferences.change({ dataSaver: 'off' }));
  expect(list.result.current.price).toBe('9');
});
