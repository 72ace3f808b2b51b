import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../core/time/clock.ts';
import { MeasuredServerClock } from './measured-server-clock.ts';

function start(): { device: { time: number }; clock: MeasuredServerClock } {
  const device = { time: 1_000_000 };
  const source: Clock = { now: () => device.time, after: () => () => undefined };
  return { device, clock: new MeasuredServerClock(source) };
}

describe('MeasuredServerClock', () => {
  test('now: the time of the device until an answer has been seen', () => {
    const { clock } = start();
    expect([clock.now(), clock.offsetMs()]).toEqual([1_000_000, undefined]);
  });

  test('now: a device two minutes off follows the server', () => {
    const { device, clock } = start();
    clock.observe(device.time + 120_000);
    device.time += 5_000;
    expect(clock.now()).toBe(1_125_000);
  });

  test('observe: the median of scattered samples counts', () => {
    const { device, clock } = start();
    for (const error of [400, -450, 0, 90, -80]) clock.observe(device.time + 120_000 + error);
    expect(clock.offsetMs()).toBe(120_000);
  });

  test('observe: a clock that was set is followed at once', () => {
    const { device, clock } = start();
    for (let count = 0; count < 9; count += 1) clock.observe(device.time);
    clock.observe(device.time + 3_600_000);
    expect(clock.offsetMs()).toBe(3_600_000);
  });

  test('observe: nonsense is ignored', () => {
    const { clock } = start();
    clock.observe(Number.NaN);
    expect(clock.offsetMs()).toBeUndefined();
  });
});
