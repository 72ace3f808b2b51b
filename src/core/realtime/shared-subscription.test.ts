import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StreamFamily, type StreamSource } from './shared-subscription.ts';

interface Upstream {
  opened: number;
  closed: number;
  emit: (value: number) => void;
}

function start(options: Partial<StreamSource<number>> = {}) {
  const upstream: Upstream = { opened: 0, closed: 0, emit: () => undefined };
  const owner = {};
  const family = new StreamFamily<object, string, number>(() => ({
    open: (emit) => {
      upstream.opened += 1;
      upstream.emit = emit;
      return () => {
        upstream.closed += 1;
      };
    },
    ...options,
  }));
  const listen = (key = 'a') => {
    const told: (number | undefined)[] = [];
    const stop = family.stream(owner, key, key).subscribe(() => told.push(family.latest(owner, key)));
    return { told, stop };
  };
  return { upstream, family, owner, listen };
}

describe('SharedSubscription', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('subscribe: two listeners share one upstream, another key has its own', () => {
    const { upstream, listen } = start();
    listen();
    listen();
    expect(upstream.opened).toBe(1);
    listen('b');
    expect(upstream.opened).toBe(2);
  });

  test('subscribe: closes some time after the last listener, and not when one comes back in between', () => {
    const { upstream, listen } = start({ graceMs: 1000 });
    const first = listen();
    first.stop();
    vi.advanceTimersByTime(999);
    const second = listen();
    vi.advanceTimersByTime(5000);
    expect(upstream.closed).toBe(0);
    second.stop();
    vi.advanceTimersByTime(1000);
    expect(upstream).toMatchObject({ opened: 1, closed: 1 });
    listen();
    expect(upstream.opened).toBe(2);
  });

  test('latest: what was told before the stream closed is forgotten with it', () => {
    const { upstream, listen, family, owner } = start({ graceMs: 10 });
    const { stop } = listen();
    upstream.emit(1);
    expect(family.latest(owner, 'a')).toBe(1);
    stop();
    vi.advanceTimersByTime(10);
    expect(family.latest(owner, 'a')).toBeUndefined();
  });

  test('subscribe: the first value is told at once, the next ones four times a second, the newest wins', () => {
    const { upstream, listen } = start();
    const { told } = listen();
    for (const value of [1, 2, 3, 4]) upstream.emit(value);
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(249);
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1, 4]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([1, 4]);
  });

  test('subscribe: with a merge no value between two tellings is lost', () => {
    const { upstream, listen } = start({ merge: (previous, next) => (previous ?? 0) + next });
    const { told } = listen();
    for (const value of [1, 2, 3]) upstream.emit(value);
    vi.advanceTimersByTime(250);
    upstream.emit(10);
    vi.advanceTimersByTime(250);
    expect(told).toEqual([1, 6, 16]);
  });
});
