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

test.each([
  [true, /^Watch every market freely\..*practice money is always there/],
  [false, /^Watch every market freely\. Trading needs an account\.$/],
])('W6 BalanceSummary: visitors are promised practice money only where there is any: %s', async (simulated, words) => {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({ products: { simulated } })}>
      <BalanceSummary />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
});
