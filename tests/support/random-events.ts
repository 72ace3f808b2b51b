import { io, type Socket } from 'socket.io-client';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { Draws } from './random-wishes.ts';

const names = [
  'login',
  'login',
  'login',
  'disconnect',
  'connect',
  'daymarket',
  '__proto__',
  'error',
  'newListener',
  '',
];
const values: readonly ((draws: Draws) => unknown)[] = [
  () => null,
  () => undefined,
  () => ({ toString: 1, valueOf: 1 }),
  () => [{ toJSON: 'x' }],
  (draws) => draws.below(1_000_000) - 500_000,
  () => 1e308,
  (draws) => draws.of(naughtyStrings),
  (draws) => 'x'.repeat(draws.below(20_000)),
  (draws) => new Uint8Array(draws.below(2000)),
  () => ({ _placeholder: true, num: 7 }),
  (draws) => Array.from({ length: draws.below(500) }).reduce((inner) => [inner], 'deep'),
];
/** Packets that no client makes: of broken JSON, unknown kinds, parts that never come, and rooms that are not there. */
const packets = [
  '',
  '9',
  '2',
  '2[',
  '2["login",',
  '2{}',
  '2[]',
  '51-["login",{"_placeholder":true,"num":0}]',
  '4{"a":1}',
  '0/admin,',
  '1',
  '2/x,["login"]',
  '2999999999999999999["login"]',
  '3["x"]',
  'bAAAA',
  '2["login",1,2',
  '2["connect"]',
  '51000-["login"]',
];

const opened = (origin: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(origin, { forceNew: true, reconnection: false, transports: ['websocket'] });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** Sends so many events and packets, and opens the connection anew whenever the server has ended it. Rejects when it opens none any more. */
export async function emitAtRandom({
  origin,
  seed,
  events,
}: {
  origin: string;
  seed: number;
  events: number;
}): Promise<void> {
  const draws = new Draws(seed);
  let socket = await opened(origin);
  for (let sent = 0; sent < events; sent += 1) {
    if (!socket.connected || sent % 200 === 0) {
      socket.disconnect();
      socket = await opened(origin);
    }
    if (draws.below(5) === 0) socket.io.engine.write(draws.of(packets));
    else {
      const args = Array.from({ length: draws.below(5) }, () => draws.of(values)(draws));
      socket.io.engine.write(`2${JSON.stringify([draws.of(names), ...args])}`);
      if (draws.below(10) === 0) socket.emit('login', ...args);
    }
    if (sent % 20 === 0) await new Promise((resolve) => void setTimeout(resolve, 1));
  }
  socket.disconnect();
}
