import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { ConnectionState } from '../../../core/platform/realtime-transport.ts';
import type { Session } from '../../../core/platform/session.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { loadV4Client } from './client-for.ts';
import { SocketIoTransport } from './socket-io-transport.ts';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Push {
  readonly io: Server;
  readonly http: HttpServer;
  readonly port: number;
  /** Arguments of each `login` that came. */
  readonly logins: unknown[][];
  stop(): Promise<void>;
}

/** A server as the wire facts describe it: everybody gets public events, a room only who logged in with the right token. */
async function startServer(options: { port?: number; websocket?: 'open' | 'refused' | 'hanging' } = {}): Promise<Push> {
  const { port = 0, websocket = 'open' } = options;
  const http = createServer();
  const io = new Server(http, { transports: websocket === 'refused' ? ['polling'] : ['websocket', 'polling'] });
  if (websocket === 'hanging') {
    http.removeAllListeners('upgrade');
    http.on('upgrade', (_, socket) => void cleanUps.push(() => void socket.destroy()));
  }
  const logins: unknown[][] = [];
  io.on('connection', (socket) => {
    socket.on('login', (...sent: unknown[]) => {
      logins.push(sent);
      if (sent[1] === 'right') void socket.join(String(sent[0]));
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  const stop = async (): Promise<void> => {
    await io.close();
    http.closeAllConnections();
  };
  cleanUps.push(stop);
  return { io, http, port: (http.address() as AddressInfo).port, logins, stop };
}

function sessionWith(token: string): Session {
  const nothing = (): void => undefined;
  const state = { token, userId: undefined, language: 'en' } as const;
  const change = { signIn: nothing, identify: nothing, signOut: nothing, chooseLanguage: nothing };
  return { state: () => state, watch: () => nothing, ...change };
}

interface Heard {
  readonly transport: SocketIoTransport;
  readonly events: [string, WireValue][];
  readonly states: ConnectionState[];
  readonly gaps: { count: number };
  /** Starts listening; everything heard is in `events`. */
  hear(...names: string[]): void;
}

function listenTo(port: number, token = 'right'): Heard {
  const transport = new SocketIoTransport({
    url: `http://127.0.0.1:${port}`,
    loadClient: loadV4Client,
    session: sessionWith(token),
    clock: new SystemClock(),
  });
  const heard: Heard = {
    transport,
    events: [],
    states: [],
    gaps: { count: 0 },
    hear: (...names) => {
      for (const name of names) {
        cleanUps.push(transport.watch(name, (payload) => heard.events.push([name, payload])));
      }
    },
  };
  transport.watchConnection((state) => heard.states.push(state));
  transport.watchGap(() => {
    heard.gaps.count += 1;
  });
  return heard;
}

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const connected = (heard: Heard): Promise<void> => until(() => expect(heard.states.at(-1)).toBe('connected'));

function transportNames(server: Push): string[] {
  return [...server.io.sockets.sockets.values()].map((socket) => socket.conn.transport.name);
}

describe('SocketIoTransport against socket.io 4', () => {
  test('watch: events come over websocket, numbers as text', async () => {
    const server = await startServer();
    const heard = listenTo(server.port);
    heard.hear('daymarket', 'match_trade');
    await connected(heard);
    expect(transportNames(server)).toEqual(['websocket']);
    server.io.emit('daymarket', { type: 'daymarket', now_price: 61250.5, change: '+1.93', time: 1_700_000_040_000 });
    server.io.emit('unknown', 1);
    server.io.emit('match_trade', { data: [{ id: 9_007_199_254_740_991, price: 1e-7, isLast: true, note: null }] });
    await until(() => expect(heard.events).toHaveLength(2));
    expect(heard.events).toEqual([
      ['daymarket', { type: 'daymarket', now_price: '61250.5', change: '+1.93', time: '1700000040000' }],
      ['match_trade', { data: [{ id: '9007199254740991', price: '1e-7', isLast: true, note: null }] }],
    ]);
    expect(heard.states).toEqual(['idle', 'connecting', 'connected']);
  });

  test('watch: a refused websocket falls back to polling', async () => {
    const server = await startServer({ websocket: 'refused' });
    const heard = listenTo(server.port);
    heard.hear('kline');
    await connected(heard);
    expect(transportNames(server)).toEqual(['polling']);
    server.io.emit('kline', { close: 1.5 });
    await until(() => expect(heard.events).toEqual([['kline', { close: '1.5' }]]));
  });

  test('watch: a websocket that hangs falls back to polling with the next attempt', async () => {
    const server = await startServer({ websocket: 'hanging' });
    const heard = listenTo(server.port);
    heard.hear('kline');
    await connected(heard);
    expect(transportNames(server)).toEqual(['polling']);
  });

  test('joinUser: own events come only after login with the right token', async () => {
    const server = await startServer();
    const right = listenTo(server.port);
    const wrong = listenTo(server.port, 'wrong');
    for (const heard of [right, wrong]) heard.hear('lever_trade', 'daymarket');
    await Promise.all([connected(right), connected(wrong)]);
    server.io.to('42').emit('lever_trade', { to: 42, turn: 1 });
    right.transport.joinUser('42');
    wrong.transport.joinUser('42');
    await until(() => expect(server.logins).toHaveLength(2));
    expect(server.logins).toEqual(
      expect.arrayContaining([
        ['42', 'right'],
        ['42', 'wrong'],
      ]),
    );
    server.io.to('42').emit('lever_trade', { to: 42, turn: 2 });
    server.io.emit('daymarket', 1);
    await until(() => expect([right.events.length, wrong.events.length]).toEqual([2, 1]));
    expect(right.events[0]).toEqual(['lever_trade', { to: '42', turn: '2' }]);
    expect(wrong.events[0]).toEqual(['daymarket', '1']);
  });

  test('watchGap: after a restart of the server the room is joined again and the gap is told', async () => {
    const first = await startServer();
    const heard = listenTo(first.port);
    heard.hear('lever_trade');
    heard.transport.joinUser('42');
    await connected(heard);
    await until(() => expect(first.logins).toHaveLength(1));
    expect(heard.gaps.count).toBe(0);
    await first.stop();
    await until(() => expect(heard.states.at(-1)).toBe('lost'));
    const second = await startServer({ port: first.port });
    await connected(heard);
    await until(() => expect(second.logins).toEqual([['42', 'right']]));
    expect(heard.gaps.count).toBe(1);
    second.io.to('42').emit('lever_trade', { turn: 3 });
    await until(() => expect(heard.events).toEqual([['lever_trade', { turn: '3' }]]));
  });

  test('watch: a connection that the server closes comes back', async () => {
    const server = await startServer();
    const heard = listenTo(server.port);
    heard.hear('kline');
    await connected(heard);
    server.io.disconnectSockets();
    await until(() => expect(heard.states.at(-1)).toBe('lost'));
    await connected(heard);
    expect(heard.gaps.count).toBe(1);
  });

  test('leaveUser: the room is really left, public events go on', async () => {
    const server = await startServer();
    const heard = listenTo(server.port);
    heard.hear('lever_trade', 'daymarket');
    heard.transport.joinUser('42');
    await until(() => expect(server.io.of('/').adapter.rooms.has('42')).toBe(true));
    heard.transport.leaveUser();
    await until(() => expect(server.io.of('/').adapter.rooms.has('42')).toBe(false));
    await connected(heard);
    expect(heard.gaps.count).toBe(1);
    server.io.emit('daymarket', 1);
    await until(() => expect(heard.events).toEqual([['daymarket', '1']]));
  });

  test('joinUser: leaving and coming back in one breath keeps the connection', async () => {
    const server = await startServer();
    const heard = listenTo(server.port);
    heard.hear('lever_trade');
    await connected(heard);
    heard.transport.joinUser('42');
    heard.transport.leaveUser();
    heard.transport.joinUser('42');
    await until(() => expect(server.logins).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([heard.gaps.count, server.logins.length, server.io.sockets.sockets.size]).toEqual([0, 1, 1]);
  });

  test('watch: listeners share one connection', async () => {
    const server = await startServer();
    const heard = listenTo(server.port);
    heard.hear('kline', 'kline', 'daymarket');
    await connected(heard);
    server.io.emit('kline', 1);
    await until(() => expect(heard.events).toHaveLength(2));
    expect(server.io.sockets.sockets.size).toBe(1);
  });
});
