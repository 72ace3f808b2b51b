import { vi } from 'vitest';

/** Puts the stage of purchases in the place of what asks a server; import it before the screen. */
vi.mock('../../src/core/config/found-entries.ts', () => ({ useHasWithdrawalRules: () => true }));
vi.mock(
  '../../src/features/purchases/data/purchases.ts',
  async () => (await import('./purchase-stage.ts')).purchasesData,
);
vi.mock(
  '../../src/features/shared/request-form/data/kept-draft.ts',
  async () => (await import('./purchase-stage.ts')).draftData,
);
vi.mock('../../src/core/time/use-server-now.ts', async () => (await import('./purchase-stage.ts')).clockData);
vi.mock(
  '../../src/features/shared/regions/data/chosen-region.ts',
  async () => (await import('./purchase-stage.ts')).regionData,
);
vi.mock(
  '../../src/features/shared/identity/data/identity-state.ts',
  async () => (await import('./purchase-stage.ts')).identityData,
);
vi.mock(
  '../../src/features/shared/site/data/site-setting.ts',
  async () => (await import('./purchase-stage.ts')).siteData,
);
vi.mock('../../src/features/shared/fiat/data/fiat.ts', async () => (await import('./purchase-stage.ts')).fiatData);
vi.mock('../../src/features/shared/pictures/operations/use-picture-wait.ts', () => ({
  usePictureWait: () => undefined,
}));
vi.mock('../../src/features/shared/pictures/panels/picture-field.tsx', async () => {
  const { createElement } = await import('react');
  return {
    PictureField: ({ label, error, onChange }: { label: string; error?: string; onChange: (text: string) => void }) =>
      createElement('button', { type: 'button', onClick: () => onChange('/upload/a.jpg') }, label, ' ', error),
  };
});
