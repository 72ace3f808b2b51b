import { describe, expect, test } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import { countdownText, msLeft, nextRunning, shareLeft, withDue, withSettled } from './running-options.ts';

const now = 1_000_000;
const opened = nextRunning([], [sampleOption], now);
const listed = (remainingMs: number) => ({ ...sampleOption, remainingMs });

describe('running options', () => {
  test('nextRunning: an answered option runs for its whole length from the answer on', () => {
    expect(opened).toEqual([{ order: sampleOption, dueAt: now + 30_000 }]);
  });

  test('nextRunning: a list that cuts to whole seconds does not move a countdown', () => {
    const read = nextRunning(opened, [listed(29_300)], now + 1_400);
    expect(read[0]?.dueAt).toBe(now + 30_000);
  });

  test('nextRunning: what the server says differently by seconds is believed', () => {
    const read = nextRunning(opened, [listed(11_300)], now + 1_000);
    expect(read[0]?.dueAt).toBe(now + 11_000);
  });

  test('nextRunning: a device whose clock is off by minutes shows no more than the length', () => {
    expect(nextRunning([], [listed(150_000)], now)[0]?.dueAt).toBe(now + 30_000);
  });

  test('nextRunning: what is listed no more waits for its result, newest first', () => {
    const two = nextRunning(opened, [{ ...sampleOption, id: '10' }], now);
    expect(two.map(({ order }) => order.id)).toEqual(['10', '7']);
    expect(nextRunning(two, [], now + 60_000)).toHaveLength(2);
  });

  test('nextRunning: a result is not taken back by an older list, and only the last results stay in sight', () => {
    const settled = withSettled(opened, settledOption({}));
    expect(nextRunning(settled, [listed(1_300)], now)[0]?.order.status).toBe('settled');
    const many = ['1', '2', '3', '4'].map((id) => ({ order: settledOption({ id }), dueAt: now }));
    expect(nextRunning(many, [], now).map(({ order }) => order.id)).toEqual(['4', '3', '2']);
  });

  test('msLeft: never negative, and over at once when the server has told so', () => {
    const [running] = opened;
    if (running === undefined) throw new Error('nothing runs');
    expect([msLeft(running, now + 29_000), msLeft(running, now + 99_000)]).toEqual([1_000, 0]);
    expect(withDue(opened, '7', now + 5).map(({ dueAt }) => dueAt)).toEqual([now + 5]);
    expect([shareLeft(running, now - 5_000), shareLeft(running, now + 15_000)]).toEqual([1, 0.5]);
  });

  test.each([
    [30_000, '0:30'],
    [29_001, '0:30'],
    [1, '0:01'],
    [0, '0:00'],
    [125_000, '2:05'],
    [3_605_000, '1:00:05'],
  ])('countdownText: %i ms are %s', (leftMs, text) => {
    expect(countdownText(leftMs)).toBe(text);
  });
});
