import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRuntimeConfig } from '../../core/config/runtime-config.ts';
import type { ConnectionState } from '../../core/platform/realtime-transport.ts';
import { ConnectionBanner } from './connection.tsx';

const world = vi.hoisted(() => ({ state: 'connecting' as ConnectionState }));
vi.mock('../../core/di/use-port.ts', () => ({
  usePort: () => ({
    watchConnection: (listener: (state: ConnectionState) => void) => {
      listener(world.state);
      return () => undefined;
    },
  }),
}));
vi.mock('../../core/session/use-offline.ts', () => ({ useOffline: () => false }));
vi.mock('../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => parseRuntimeConfig({ realtime: { protocol: 'v2' } }),
}));

const show = (state: ConnectionState): void => {
  world.state = state;
  render(
    <Suspense>
      <ConnectionBanner />
    </Suspense>,
  );
};

afterEach(cleanup);

test('RT2 ConnectionBanner: a protocol that the server does not speak is named, as the setting that is wrong', async () => {
  show('foreign');
  const said = await screen.findByRole('alert', {}, { timeout: 60_000 });
  expect(said.textContent).toContain('realtime.protocol is “v2”');
});

test('RT2 ConnectionBanner: says nothing while a first connection is on its way', async () => {
  show('connecting');
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('alert')).toBeNull();
});
