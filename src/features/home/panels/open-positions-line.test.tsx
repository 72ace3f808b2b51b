import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../tests/support/contract-samples.ts';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccountScope } from '../../../core/account/account-scope.ts';
import { AccountContext } from '../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import { amount } from '../../../core/money/amount.ts';
import { Preferences } from '../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../core/preferences/use-preferences.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { Session } from '../../../core/platform/session.ts';
import { OpenPositionsLine } from './open-positions-line.tsx';

let rows: readonly ContractOrder[] | undefined;
let left: readonly object[] = [];
vi.mock('../../shared/worth/data/open-orders.ts', () => ({
  useOpenContracts: (status: string, isWanted: boolean) => ({
    rows: status === 'pending' ? left : isWanted ? rows : undefined,
    hasMore: false,
    readAt: 1_700_000_000_000,
  }),
  useWaitingSpotOrders: () => ({ rows: left, hasMore: false, readAt: 1_700_000_000_000 }),
  useOpenOptions: () => ({ rows: left, hasMore: false, readAt: 1_700_000_000_000 }),
}));

afterEach(() => {
  cleanup();
  left = [];
});

interface Shown {
  readonly hidden?: boolean;
  readonly hasContracts?: boolean;
  readonly products?: object;
}

function show(
  of: readonly ContractOrder[] | undefined,
  { hidden = false, hasContracts = true, products = {} }: Shown = {},
): void {
  rows = of;
  const root = new Container();
  bindDevice(root, new Map(), () => 5);
  const preferences = new Preferences();
  preferences.change({ hideAmounts: hidden });
  root.bind(Session).toConstantValue({
    state: () => ({ token: 'x', userId: '1', language: 'en' }),
    watch: () => () => undefined,
  } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network', isOneFile: false } as never);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({ products: { contract: hasContracts, ...products } })}>
      <PreferencesContext value={preferences}>
        <AccountContext value={new AccountScope('live', root)}>
          <OpenPositionsLine />
          <p>end</p>
        </AccountContext>
      </PreferencesContext>
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
}

const position = { ...sampleContract, profit: amount('10'), openFee: amount('1'), overnightFee: amount('0.5') };

test('OpenPositionsLine: number and result of the open positions lead to their list', async () => {
  show([position, position]);
  const link = await screen.findByRole('link', {}, { timeout: 20_000 });
  expect(link.textContent.replaceAll('\u00a0', ' ')).toMatch(/Open positions: 2▲?\+17\.00 USDT/);
  expect(link.getAttribute('href')).toBe('/pages/transaction/contract_order?list=open');
});

test('PO3 OpenPositionsLine: a position stays in sight where contracts were switched off after it had opened', async () => {
  show([position], { hasContracts: false });
  const link = await screen.findByRole('link', {}, { timeout: 20_000 });
  expect(link.getAttribute('href')).toBe('/pages/transaction/contract_order?list=open');
});

test('OpenPositionsLine: hidden amounts stay hidden, and without a position nothing is said', async () => {
  show([position], { hidden: true });
  const link = await screen.findByRole('link', {}, { timeout: 20_000 });
  expect(link.textContent).not.toMatch(/8\.5|▲|\+/);
  cleanup();
  show([]);
  await screen.findByText('end');
  expect(screen.queryByRole('link')).toBeNull();
});

test('OE8 OpenPositionsLine: what waits or runs of a product that was switched off is counted and linked; without the switch its pages do that', async () => {
  left = [{}, {}];
  show([], { products: { spot: false, contract: false, seconds: false } });
  const links = await screen.findAllByRole('link', {}, { timeout: 20_000 });
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
    ['Pending contract orders: 2', '/pages/transaction/contract_order?list=pending'],
    ['Pending spot orders: 2', '/pages/transaction/currency_order?list=pending'],
    ['Running options: 2', '/pages/transaction/seconds_order?list=open'],
  ]);
  cleanup();
  show([]);
  await screen.findByText('end');
  expect(screen.queryByRole('link')).toBeNull();
});
