import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../../core/platform/realtime-transport.ts';
import type { Session } from '../../../core/platform/session.ts';
import { SystemClock } from '../platform/system-clock.ts';
import type { OpenRealtimeClient, RealtimeClientOptions } from './realtime-client.ts';
import { closeDelayMs, SocketIoTransport } from './socket-io-transport.ts';

afterEach(() => void vi.useRealTimers());

function sessionWith(token: string): Session {
  const nothing = (): void => undefined;
  const state = { token, userId: undefined, language: 'en' } as const;
  const change = { signIn: nothing, identify: nothing, signOut: nothing, chooseLanguage: nothing };
  return { state: () => state, watch: () => nothing, ...change };
}

/** A client without a network: the test says when it is up. */
function startWithoutNetwork() {
  vi.useFakeTimers();
  const opened: RealtimeClientOptions[] = [];
  let closed = 0;
  const open: OpenRealtimeClient = (options) => {
    opened.push(options);
    return { emit: () => undefined, close: () => void (closed += 1) };
  };
  const loads: (() => Promise<OpenRealtimeClient>)[] = [];
  const transport = new SocketIoTransport({
    url: '',
    loadClient: () => (loads.shift() ?? (async () => open))(),
    session: sessionWith('right'),
    clock: new SystemClock(),
  });
  return { transport, opened, loads, closed: () => closed };
}

describe('SocketIoTransport: its life', () => {
  test('watch: opens with the first listener and closes some seconds after the last', async () => {
    const { transport, opened, closed } = startWithoutNetwork();
    const states: ConnectionState[] = [];
    transport.watchConnection((state) => states.push(state));
    transport.joinUser('42');
    await vi.advanceTimersByTimeAsync(10);
    expect(opened).toHaveLength(0);
    const stop = transport.watch('kline', () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.onUp('v4');
    stop();
    await vi.advanceTimersByTimeAsync(closeDelayMs - 100);
    const stopAgain = transport.watch('kline', () => undefined);
    await vi.advanceTimersByTimeAsync(closeDelayMs * 2);
    expect([opened.length, closed()]).toEqual([1, 0]);
    stopAgain();
    await vi.advanceTimersByTimeAsync(closeDelayMs);
    expect([closed(), states]).toEqual([1, ['idle', 'connecting', 'connected', 'idle']]);
    transport.watch('kline', () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(opened).toHaveLength(2);
  });

  test('watch: code that could not be loaded is asked for again', async () => {
    const { transport, opened, loads } = startWithoutNetwork();
    loads.push(async () => {
      throw new TypeError('chunk');
    });
    transport.watch('kline', () => undefined);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(opened).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(opened).toHaveLength(1);
  });

  test('watch: without listeners by the time the code arrives nothing is opened', async () => {
    const { transport, opened, loads } = startWithoutNetwork();
    loads.push(() => new Promise(() => undefined));
    transport.watch('kline', () => undefined)();
    await vi.advanceTimersByTimeAsync(closeDelayMs * 4);
    expect(opened).toHaveLength(0);
  });
});
