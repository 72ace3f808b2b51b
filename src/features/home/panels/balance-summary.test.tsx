import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { asFound } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { Session } from '../../../core/platform/session.ts';
import { BalanceSummary } from './balance-summary.tsx';

afterEach(cleanup);

const visitor = { token: undefined, userId: undefined, language: 'en' } as const;

async function wordsAfter(lacking: string | undefined): Promise<HTMLElement> {
  const config = parseRuntimeConfig({});
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  render(
    <RuntimeConfigContext value={asFound(config, lacking)}>
      <BalanceSummary />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  return screen.findByText(/^Trade crypto/, {}, { timeout: 60_000 });
}

test('W6 BalanceSummary: before the server is known, visitors are promised no practice money', async () => {
  const words = await wordsAfter(undefined);
  expect(words.textContent).toBe('Trade crypto, forex and more.');
});

test('BalanceSummary: a server that has practice money offers it to visitors, another does not', async () => {
  expect((await wordsAfter('quiz')).textContent).toBe('Trade crypto, forex and more. Start with practice money.');
  cleanup();
  expect((await wordsAfter('simulated')).textContent).toBe('Trade crypto, forex and more.');
});
