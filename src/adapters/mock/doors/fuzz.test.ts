import { expect, test } from 'vitest';
import { tries } from '../../../../tests/support/breadth.ts';
import { fuzz } from '../../../../tests/support/fuzz-server.ts';
import { emitAtRandom } from '../../../../tests/support/random-events.ts';
import { startNodeServer } from './node/node-server.ts';
import { next, openSocket, startDoors } from './test-doors.ts';

test('R3 R4 whatever is asked over the line, of every operation: an answer in words, no crash, and every sum zero', async () => {
  const requests = tries(20_000, 700);
  const { faults, unanswered, statuses } = await fuzz({ seed: 20_260_101, requests });
  expect([...faults, ...unanswered]).toEqual([]);
  expect(statuses.get('200')).toBeGreaterThan(requests / 2);
});

test.each(['a', 'b', 'c', 'd'] as const)(
  'R3 R4 so it is at the door of dialect %s, where a page stands for what has no words there',
  async (door) => {
    const requests = tries(5000, 150);
    const { faults, unanswered, statuses } = await fuzz({ seed: 20_260_101, requests, door });
    // In few tries some calls are refused before anybody reads them.
    expect([...faults, ...(requests === 5000 ? unanswered : [])]).toEqual([]);
    expect(statuses.get('200')).toBeGreaterThan(requests / 2);
  },
  240_000,
);

test('R3 whatever is sent on the socket: the server goes on, and lets a person in', async () => {
  const doors = await startDoors();
  const running = await startNodeServer({ server: doors.server, port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${running.port}`;
  await emitAtRandom({ origin, seed: 20_260_101, events: tries(10_000, 500) });
  const token = await doors.signIn('demo@tandem.test');
  const socket = openSocket(origin, { transports: ['websocket'] });
  await next(socket, 'connect');
  expect(await socket.emitWithAck('login', '70001', token)).toBe(true);
  socket.disconnect();
  await running.close();
});
