import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createDemoConfig } from '../../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { CautionSource } from './caution-source.tsx';

afterEach(cleanup);

const config = createDemoConfig();

async function show(lacking: string | undefined, kind: ServerInfo['kind'] = 'network'): Promise<void> {
  const container = new Container();
  container.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  container.bind(KeyValueStorage).toConstantValue({
    read: (key: string) => (key === lackingEntriesKey(config) ? lacking : undefined),
  } as never);
  render(
    <ContainerContext value={container}>
      <RuntimeConfigContext value={config}>
        <MemoryRouter>
          <CautionSource />
        </MemoryRouter>
      </RuntimeConfigContext>
    </ContainerContext>,
  );
  await screen.findByRole('link', { name: /CFTC/ });
}
const rules = () => screen.queryByRole('link', { name: 'How withdrawals work here' });

test('A caution leads to the rules of the operator where the server has their page', async () => {
  await show('messages');
  expect(rules()).not.toBeNull();
});

test('A caution leads to them in the demo, and to no page of a server that was never asked', async () => {
  await show(undefined, 'in-browser');
  expect(rules()).not.toBeNull();
  cleanup();
  await show(undefined);
  expect(rules()).toBeNull();
});

test('A caution leads to no page that the server was found to lack', async () => {
  await show('messages withdrawalPage');
  expect(screen.getByRole('link', { name: /CFTC/ })).toBeTruthy();
  expect(rules()).toBeNull();
});
