import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePageTitle } from './use-page-title.ts';

const shown: { place: string | undefined } = vi.hoisted(() => ({ place: undefined }));
vi.mock('../../core/ui/page/shown-place.ts', () => ({ useShownPlace: () => shown.place }));
vi.mock('../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
const brand: { name?: string } = vi.hoisted(() => ({}));
vi.mock('../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ brand }) }));
vi.mock('../../features/shared/site/data/site.ts', () => ({
  useSiteConfiguration: () => ({ data: { name: 'Tandem' } }),
}));
afterEach(cleanup);

describe('usePageTitle', () => {
  test('usePageTitle: where one is comes first, and the words of the money are never left out', () => {
    shown.place = '65,103.21 BTC/USDT';
    const { rerender } = renderHook(
      (mode: { isDemo: boolean; isOneFile: boolean; isSimulated: boolean }) => usePageTitle(mode),
      {
        initialProps: { isDemo: true, isOneFile: false, isSimulated: true },
      },
    );
    expect(document.title).toBe('65,103.21 BTC/USDT · mode.demo · mode.practice · Tandem');
    rerender({ isDemo: false, isOneFile: false, isSimulated: false });
    expect(document.title).toBe('65,103.21 BTC/USDT · Tandem');
  });

  test('usePageTitle: the name of the site is not said twice', () => {
    shown.place = 'Tandem';
    renderHook(() => usePageTitle({ isDemo: false, isOneFile: false, isSimulated: false }));
    expect(document.title).toBe('Tandem');
  });

  test('usePageTitle: the brand has the last word, whatever the server is called', () => {
    brand.name = 'Acme Markets';
    shown.place = 'Market';
    renderHook(() => usePageTitle({ isDemo: false, isOneFile: false, isSimulated: false }));
    expect(document.title).toBe('Market · Acme Markets');
    delete brand.name;
  });
});
