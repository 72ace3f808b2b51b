// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSeconds } from './second-hand.ts';

describe('watchSeconds', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('watchSeconds: one timer for all listeners, none without listeners', () => {
    const told: string[] = [];
    const stopFirst = watchSeconds(() => told.push('first'));
    const stopSecond = watchSeconds(() => told.push('second'));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['first', 'second']);
    stopFirst();
    expect(vi.getTimerCount()).toBe(1);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('watchSeconds: a tab that wakes up is told at once', () => {
    let told = 0;
    const stop = watchSeconds(() => {
      told += 1;
    });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toBe(1);
    stop();
  });
});
