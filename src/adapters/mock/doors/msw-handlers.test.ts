import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { requestOf } from '../engine/test-world.ts';
import { mswHandlers } from './msw-handlers.ts';
import { startDoors } from './test-doors.ts';

test('mswHandlers: every call of the backend is answered by one handler', async () => {
  const { server } = await startDoors();
  const response = await getResponse([...mswHandlers(server)], requestOf('GET /getSiteConfig'));
  expect(await response?.json()).toMatchObject({ type: 'ok', message: { site_name: 'Tandem' } });
});
