import { vi } from 'vitest';

/** Puts the stage of copy trading in the place of what asks a server; import it before the screen. */
vi.mock(
  '../../src/features/shared/session/data/is-demo.ts',
  async () => (await import('./copy-trading-stage.ts')).demoView,
);
vi.mock(
  '../../src/features/copy-trading/data/traders.ts',
  async () => (await import('./copy-trading-stage.ts')).tradersData,
);
vi.mock(
  '../../src/features/copy-trading/data/following.ts',
  async () => (await import('./copy-trading-stage.ts')).followingData,
);
vi.mock(
  '../../src/features/copy-trading/data/loss-alert.ts',
  async () => (await import('./copy-trading-stage.ts')).lossAlertData,
);
vi.mock(
  '../../src/features/copy-trading/data/copies.ts',
  async () => (await import('./copy-trading-stage.ts')).copiesData,
);
vi.mock(
  '../../src/features/shared/request-form/data/kept-draft.ts',
  async () => (await import('./copy-trading-stage.ts')).draftData,
);
vi.mock(
  '../../src/features/shared/session/data/current-user.ts',
  async () => (await import('./copy-trading-stage.ts')).userData,
);
vi.mock(
  '../../src/features/shared/wallets/data/wallets.ts',
  async () => (await import('./copy-trading-stage.ts')).walletData,
);
vi.mock('../../src/core/session/use-session.ts', async () => (await import('./copy-trading-stage.ts')).sessionView);
vi.mock(
  '../../src/features/shared/server/data/use-server-dialect.ts',
  async () => (await import('./dialect-stage.ts')).dialectData,
);

/** No card comes near. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  },
);
