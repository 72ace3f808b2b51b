import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AccountScope, type AccountId } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { NextSteps } from './next-steps.tsx';

afterEach(cleanup);

async function show(account: AccountId, kind: ServerInfo['kind'], config: object = {}): Promise<string> {
  const root = new Container();
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  const { container } = render(
    <ContainerContext value={root}>
      <RuntimeConfigContext value={parseRuntimeConfig(config)}>
        <AccountContext value={new AccountScope(account, root)}>
          <MemoryRouter>
            <Suspense>
              <NextSteps />
            </Suspense>
          </MemoryRouter>
        </AccountContext>
      </RuntimeConfigContext>
    </ContainerContext>,
  );
  await waitFor(() => expect(container.textContent).not.toBe(''));
  return container.textContent ?? '';
}

test('SM3 NextSteps: practice on a server says that nothing here refills it, and who could', async () => {
  expect(await show('moni', 'network')).toContain('cannot be refilled or reset here');
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/pages/kefu/index');
});

test('SM3 NextSteps: practice in the demo is topped up there', async () => {
  expect(await show('moni', 'in-browser')).toMatch(/^In this demo you can add money/);
});

test('NextSteps: real money leads to practice', async () => {
  expect(await show('live', 'network', { products: { c2c: false } })).toBe('Trade with practice money');
});

test('NextSteps: a person with money but without coins is led to the purchase of some, where the server sells them', async () => {
  await show('live', 'network');
  expect(screen.getByRole('link', { name: 'Buy crypto' }).getAttribute('href')).toBe('/pages/common/c2c');
  cleanup();
  await show('live', 'network', { products: { c2c: false } });
  expect(screen.queryByRole('link', { name: 'Buy crypto' })).toBeNull();
  cleanup();
  await show('moni', 'network');
  expect(screen.queryByRole('link', { name: 'Buy crypto' })).toBeNull();
});
