import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { autoClient } from './auto-client.ts';
import type { OpenRealtimeClient, RealtimeClientOptions } from './realtime-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Opened extends RealtimeClientOptions {
  readonly protocol: SpokenProtocol;
  readonly atMs: number;
  isClosed: boolean;
}

/** Clients without a network: the test decides their outcome. */
function start(remembered: SpokenProtocol = 'v4') {
  const startMs = Date.now();
  const opened: Opened[] = [];
  const loads: (() => Promise<OpenRealtimeClient>)[] = [];
  const ups: SpokenProtocol[] = [];
  let memory = remembered;
  const openOf =
    (protocol: SpokenProtocol): OpenRealtimeClient =>
    (options) => {
      const one: Opened = { ...options, protocol, atMs: Date.now() - startMs, isClosed: false };
      opened.push(one);
      return {
        emit: () => undefined,
        close: () => {
          one.isClosed = true;
        },
      };
    };
  const open = autoClient({
    memory: {
      read: () => memory,
      write: (protocol) => {
        memory = protocol;
      },
    },
    load: (protocol) => (loads.shift() ?? (async () => openOf(protocol)))(),
  });
  const client = open({
    url: '',
    transportClasses: undefined,
    startsWithPolling: false,
    clock: new SystemClock(),
    onUp: (protocol) => ups.push(protocol),
    onDown: () => undefined,
    onFailed: () => undefined,
    isHeard: () => true,
    onEvent: () => undefined,
  });
  const arrive = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  return { client, opened, loads, ups, arrive, memory: () => memory };
}

describe('autoClient', () => {
  test('autoClient: a server that shows itself as older gets the other client at once, and the first is closed', async () => {
    const { opened, ups, arrive, memory } = start();
    await arrive();
    opened[0]?.onFailed('foreign');
    await arrive();
    expect(opened.map(({ protocol, atMs, isClosed }) => [protocol, atMs, isClosed])).toEqual([
      ['v4', 0, true],
      ['v2', 0, false],
    ]);
    expect(memory()).toBe('v4');
    opened[1]?.onUp('v2');
    expect([ups, memory()]).toEqual([['v2'], 'v2']);
  });

  test('autoClient: what only a poll has reached is polled first by the next client', async () => {
    const { opened, arrive } = start();
    await arrive();
    opened[0]?.onFailed('foreign-poll');
    await arrive();
    expect(opened.map(({ startsWithPolling }) => startsWithPolling)).toEqual([false, true]);
  });

  test('autoClient: v4 waits for a server that cannot be reached, v2 gives way after four attempts', async () => {
    const home = start();
    await home.arrive();
    for (let attempt = 0; attempt < 50; attempt += 1) home.opened[0]?.onFailed('unreachable');
    await home.arrive();
    expect(home.opened.map(({ protocol }) => protocol)).toEqual(['v4']);
    const away = start('v2');
    await away.arrive();
    for (let attempt = 0; attempt < 3; attempt += 1) away.opened[0]?.onFailed('unreachable');
    await away.arrive();
    expect(away.opened).toHaveLength(1);
    away.opened[0]?.onFailed('unreachable');
    await away.arrive();
    expect(away.opened.map(({ protocol, isClosed }) => [protocol, isClosed])).toEqual([
      ['v2', true],
      ['v4', false],
    ]);
  });

  test('autoClient: a server that is foreign to both is tried ever more rarely, by one client at a time', async () => {
    const { opened } = start();
    const tenMinutesMs = 600_000;
    for (let atMs = 0; atMs < tenMinutesMs; atMs += 100) {
      const last = opened.at(-1);
      if (last?.isClosed === false) last.onFailed('foreign');
      await vi.advanceTimersByTimeAsync(100);
      expect(opened.filter(({ isClosed }) => !isClosed).length).toBeLessThanOrEqual(1);
    }
    const pauses = opened.slice(1).map(({ atMs }, index) => atMs - (opened[index]?.atMs ?? 0));
    expect(opened.length).toBeLessThan(30);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(30_000);
  });

  test('autoClient: code that could not be loaded is asked for again', async () => {
    const { opened, loads, arrive } = start();
    await arrive();
    loads.push(async () => {
      throw new TypeError('chunk');
    });
    opened[0]?.onFailed('foreign');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(opened.map(({ protocol }) => protocol)).toEqual(['v4', 'v2']);
  });

  test('autoClient: closed while it waits or loads, it opens nothing more', async () => {
    const loading = start();
    loading.client.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loading.opened).toHaveLength(0);
    const waiting = start();
    await waiting.arrive();
    waiting.opened[0]?.onFailed('foreign');
    await waiting.arrive();
    waiting.opened[1]?.onFailed('foreign');
    waiting.client.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.opened.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });
});
