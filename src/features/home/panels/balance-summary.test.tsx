import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { Session } from '../../../core/platform/session.ts';
import { BalanceSummary } from './balance-summary.tsx';

afterEach(cleanup);

const visitor = { token: undefined, userId: undefined, language: 'en' } as const;

test('W6 BalanceSummary: before the server is known, visitors are promised no practice money', async () => {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <BalanceSummary />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  const words = await screen.findByText(/Watch every market/, {}, { timeout: 10_000 });
  expect(words.textContent).toBe('Watch every market freely. Trading needs an account.');
});
