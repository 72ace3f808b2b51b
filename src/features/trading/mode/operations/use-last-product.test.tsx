import { cleanup, render, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { TradeHubScreen } from '../../desk/screens/trade-hub-screen.tsx';
import { simulatedModes } from '../model/trade-mode.ts';
import { useRememberProduct } from './use-last-product.ts';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => parseRuntimeConfig({}) }));
vi.mock('../../desk/operations/use-pair.ts', () => ({ usePair: ({ product }: { product: string }) => ({ product }) }));
vi.mock('../../desk/panels/trade-page.tsx', () => ({
  TradePage: ({ pair }: { pair: { product: string } }) => <p>{pair.product}</p>,
}));
vi.mock('../../../../core/i18n/use-text.ts', () => ({ useTextsAhead: () => undefined, useText: () => String }));
afterEach(cleanup);

const preset = { product: 'spot', view: 'ticket' } as const;
function shown(path: string, isTab = true): string {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <TradeHubScreen modes={simulatedModes} preset={preset} isTab={isTab} />
    </MemoryRouter>,
  );
  const { textContent } = container;
  cleanup();
  return textContent;
}

test('MO4: the tab of the other account opens the product of this visit, unless its address names one', () => {
  expect(shown('/pages/moni/index')).toBe('spot');
  renderHook(() => useRememberProduct('contracts'));
  expect(shown('/pages/moni/index')).toBe('contracts');
  expect(shown('/pages/moni/index?product=spot')).toBe('spot');
  expect(shown('/pages/forex/index', false)).toBe('spot');
});
