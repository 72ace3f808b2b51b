import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { AppError } from '../core/errors/app-error.ts';
import { cannotStartEvent } from '../core/navigation/cannot-start.ts';
import type { ObservabilityPort, ObservedEvent } from '../core/platform/observability.ts';
import type { ConnectionState, RealtimeTransport } from '../core/platform/realtime-transport.ts';
import { tellOutcome } from '../core/sending/told-outcomes.ts';
import { watchAnswers, watchErrors, watchRequests, watchSocket } from './observability-sources.ts';
import { measureVitals, type Observe } from './web-vitals.ts';

function heard(): ObservabilityPort & { readonly events: readonly ObservedEvent[] } {
  const events: ObservedEvent[] = [];
  return { events, note: (event) => void events.push(event), flush: () => undefined };
}

const eventOf = (name: string, fields: object): Event => Object.assign(new Event(name), fields);

test('watchErrors: what nothing has caught, and a failed start; an outcome of a call is neither', () => {
  const page = new EventTarget();
  const to = heard();
  const stop = watchErrors(page, to);
  page.dispatchEvent(eventOf('error', { error: new TypeError('a') }));
  page.dispatchEvent(eventOf('unhandledrejection', { reason: new RangeError('b') }));
  page.dispatchEvent(eventOf('unhandledrejection', { reason: new AppError('server', 'no') }));
  page.dispatchEvent(new Event(cannotStartEvent));
  stop();
  page.dispatchEvent(new Event(cannotStartEvent));
  expect(to.events).toMatchObject([
    { what: 'uncaught', type: 'TypeError' },
    { what: 'uncaught', type: 'RangeError' },
    { what: 'failed-start' },
  ]);
});

test('H20 watchErrors: the words of an error are no place, whatever lines they have', () => {
  const page = new EventTarget();
  const to = heard();
  const stop = watchErrors(page, to);
  const words = 'not found:\n    at pay (https://h/assets/ann-smith-Passw0rd.js:7:7)';
  page.dispatchEvent(eventOf('error', { error: new Error(words) }));
  page.dispatchEvent(eventOf('unhandledrejection', { reason: new Error(words) }));
  stop();
  for (const event of to.events) expect(JSON.stringify(event)).not.toContain('smith');
  expect(to.events).toMatchObject([{ place: expect.stringContaining('at ') }, {}]);
});

test('watchRequests: what requests came to, and no step on the way', () => {
  const to = heard();
  const stop = watchRequests(to);
  for (const told of [
    'review',
    'sending',
    'accepted',
    'idle',
    'refused',
    'unknown',
    'found',
    'not-there',
    'doubled',
  ] as const)
    tellOutcome(told);
  stop();
  tellOutcome('accepted');
  expect(to.events.map((event) => event.kind === 'request' && event.outcome)).toEqual([
    'placed',
    'refused',
    'unknown',
    'placed',
    'not-placed',
    'doubled',
  ]);
});

test('watchAnswers: answers and rows that could not be read, by call and field', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const to = heard();
  const stop = watchAnswers(queries, to);
  const key = (method: string) => ['live', 'tandem.TradingPort', method];
  const wrong = new AppError('unexpected-shape', 'expected text', { detail: 'message.id' });
  await queries.query({ queryKey: key('spotOrders'), queryFn: () => Promise.reject(wrong) }).catch(() => undefined);
  const refused = new AppError('server', 'no');
  await queries.query({ queryKey: key('spotOrders'), queryFn: () => Promise.reject(refused) }).catch(() => undefined);
  const rows = Object.assign([], { unreadable: [{ id: '7', path: 'message[0].price' }, { id: '8' }] });
  await queries.query({ queryKey: key('trades'), queryFn: () => Promise.resolve(rows) });
  stop();
  expect(to.events).toEqual([
    { kind: 'unreadable', call: 'spotOrders', field: 'message.id' },
    { kind: 'unreadable', call: 'trades', field: 'message[0].price' },
  ]);
});

test('watchSocket: breaks and gaps', () => {
  const to = heard();
  const listeners: { connection?: (state: ConnectionState) => void; gap?: () => void } = {};
  const realtime: Pick<RealtimeTransport, 'watchConnection' | 'watchGap'> = {
    watchConnection: (listener) => {
      listeners.connection = listener;
      return vi.fn<() => void>();
    },
    watchGap: (listener) => {
      listeners.gap = listener;
      return vi.fn<() => void>();
    },
  };
  watchSocket(realtime, to);
  for (const state of ['idle', 'connecting', 'connected', 'lost', 'connected'] as const) listeners.connection?.(state);
  listeners.gap?.();
  expect(to.events).toEqual([
    { kind: 'socket', change: 'lost' },
    { kind: 'socket', change: 'gap' },
  ]);
});

test('measureVitals: the last paint, the slowest tap but one in fifty, and the largest burst of shifts', () => {
  const listeners = new Map<string, Parameters<Observe>[1]>();
  const to = heard();
  const note = measureVitals((type, listener) => void listeners.set(type, listener), to);
  const tell = (type: string, ...entries: readonly object[]): void =>
    listeners.get(type)?.(entries.map((entry) => ({ startTime: 0, duration: 0, ...entry })));
  note();
  tell('largest-contentful-paint', { startTime: 800 }, { startTime: 1200 });
  tell(
    'event',
    { interactionId: 0, duration: 900 },
    { interactionId: 1, duration: 200 },
    { interactionId: 1, duration: 240 },
  );
  tell('event', ...Array.from({ length: 60 }, (_, index) => ({ interactionId: index + 2, duration: 48 })));
  tell(
    'layout-shift',
    { startTime: 100, value: 0.1 },
    { startTime: 600, value: 0.2 },
    { startTime: 700, value: 9, hadRecentInput: true },
    { startTime: 5000, value: 0.05 },
  );
  note();
  const values = to.events.flatMap((event) => (event.kind === 'vital' ? [[event.name, event.value]] : []));
  expect(values.slice(1)).toEqual([
    ['lcp', 1200],
    ['inp', 48],
    ['cls', expect.closeTo(0.3)],
  ]);
  expect(values[0]).toEqual(['cls', 0]);
});
