import { cleanup, render, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { AccountScope, type AccountId } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
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
let kept: Map<string, string>;
let session: SessionStore;
let root: Container;
beforeEach(() => {
  root = new Container();
  kept = new Map();
  bindDevice(root, kept, () => 0);
  session = new SessionStore(root.get(KeyValueStorage));
  root.bind<Session>(Session).toConstantValue(session);
});

const of =
  (account: AccountId) =>
  ({ children }: { readonly children: ReactNode }) => (
    <ContainerContext value={root}>
      <AccountContext value={new AccountScope(account, root)}>{children}</AccountContext>
    </ContainerContext>
  );

function shown(
  path: string,
  { account = 'live', isTab = true }: { account?: AccountId; isTab?: boolean } = {},
): string {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <TradeHubScreen modes={simulatedModes} preset={preset} isTab={isTab} />
    </MemoryRouter>,
    { wrapper: of(account) },
  );
  const { textContent } = container;
  cleanup();
  return textContent;
}

// The visit begins with this file: what it remembers last is asked for last.
test('MO4: a new visit opens the product that this account had last on this device, and none of the other account', () => {
  expect(shown('/pages/transaction/index')).toBe('spot');
  kept.set('trading.product.moni', 'seconds');
  expect(shown('/pages/transaction/index')).toBe('spot');
  kept.set('trading.product.live', 'contract');
  expect(shown('/pages/transaction/index')).toBe('contracts');
  expect(shown('/pages/moni/index', { account: 'moni' })).toBe('options');
  expect(shown('/pages/transaction/index?product=spot')).toBe('spot');
  expect(shown('/pages/forex/index', { isTab: false })).toBe('spot');
  kept.set('trading.product.live', 'anything');
  expect(shown('/pages/transaction/index')).toBe('spot');
});

test('MO4: the tab of the other account opens the product of this visit, unless its address names one', () => {
  renderHook(() => useRememberProduct('contracts'), { wrapper: of('live') });
  expect(shown('/pages/moni/index', { account: 'moni' })).toBe('contracts');
  expect(shown('/pages/moni/index?product=spot')).toBe('spot');
  expect(shown('/pages/forex/index', { isTab: false })).toBe('spot');
});

test('MO4: the product of a signed-in person is kept on the device by account, that of a visitor for the visit', () => {
  renderHook(() => useRememberProduct('options'), { wrapper: of('live') });
  expect([...kept.keys()].filter((key) => key.startsWith('trading.'))).toEqual([]);
  session.signIn('0123456789abcdef0123456789abcdef');
  renderHook(() => useRememberProduct('options'), { wrapper: of('live') });
  expect(kept.get('trading.product.live')).toBe('seconds');
  expect(kept.has('trading.product.moni')).toBe(false);
});
