import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { Draws } from './random-wishes.ts';

const names = ['login', 'login', 'login', 'daymarket', '__proto__', ''];
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
  '2["disconnect"]',
  '2["newListener"]',
  '2["error",{}]',
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
    if (!socket.connected) socket = await opened(origin);
    // What is broken may end the connection, and what is sent behind it is lost.
    const isBroken = draws.below(20) === 0;
    const args = Array.from({ length: draws.below(4) }, () => draws.of(values)(draws));
    if (isBroken) socket.io.engine.write(draws.of(packets));
    else if (draws.below(4) === 0) socket.emit('login', ...args);
    else socket.io.engine.write(`2${JSON.stringify([draws.of(names), ...args])}`);
    if (isBroken || sent % 20 === 0) await pause(2);
  }
  socket.disconnect();
}
