import { vi } from 'vitest';

/** Puts the stage of copy trading in the place of what asks a server; import it before the screen. */
vi.mock('../../src/features/shared/session/data/is-demo.ts', async () => (await import('./copy-stage.ts')).demoView);
vi.mock('../../src/features/copy/data/traders.ts', async () => (await import('./copy-stage.ts')).tradersData);
vi.mock('../../src/features/copy/data/following.ts', async () => (await import('./copy-stage.ts')).followingData);
vi.mock('../../src/features/copy/data/loss-alert.ts', async () => (await import('./copy-stage.ts')).lossAlertData);
vi.mock('../../src/features/shared/copies/data/copies.ts', async () => (await import('./copy-stage.ts')).copiesData);
vi.mock(
  '../../src/features/shared/requests/data/kept-draft.ts',
  async () => (await import('./copy-stage.ts')).draftData,
);
vi.mock(
  '../../src/features/shared/session/data/current-user.ts',
  async () => (await import('./copy-stage.ts')).userData,
);
vi.mock('../../src/features/shared/wallets/data/wallets.ts', async () => (await import('./copy-stage.ts')).walletData);
vi.mock('../../src/core/session/use-session.ts', async () => (await import('./copy-stage.ts')).sessionView);
vi.mock(
  '../../src/features/shared/server/data/use-server-dialect.ts',
  async () => (await import('./dialect-stage.ts')).dialectData,
);
