import { vi } from 'vitest';

/** Puts the stage of lock mining in the place of what asks a server; import it before the screen. */
vi.mock('../../src/features/mining/data/mining-offer.ts', async () => (await import('./mining-stage.ts')).offerData);
vi.mock(
  '../../src/features/mining/data/mining-requests.ts',
  async () => (await import('./mining-stage.ts')).requestsData,
);
vi.mock('../../src/features/mining/data/mining-orders.ts', async () => (await import('./mining-stage.ts')).ordersData);
vi.mock('../../src/features/shared/wallets/data/read-available.ts', () => ({
  useReadAvailable: () => async () => '1000',
}));
vi.mock(
  '../../src/features/shared/wallets/data/spot-balance.ts',
  async () => (await import('./mining-stage.ts')).balanceData,
);
vi.mock('../../src/features/shared/session/data/is-demo.ts', async () => (await import('./mining-stage.ts')).demoView);
vi.mock('../../src/core/session/use-session.ts', async () => (await import('./mining-stage.ts')).sessionView);
vi.mock('../../src/core/time/use-server-now.ts', async () => (await import('./mining-stage.ts')).nowData);
vi.mock(
  '../../src/features/shared/server/data/use-server-dialect.ts',
  async () => (await import('./dialect-stage.ts')).dialectData,
);
