import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import SecurityScreen from './security-screen.tsx';

const phone = '+65****0001';
let user: object = {};
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user, error: null }) }));
afterEach(cleanup);

async function isAskedToBind(contacts: object, emailBinding: boolean): Promise<boolean> {
  user = { id: '7', login: 'ann@example.test', hasPaymentPassword: false, ...contacts };
  const page = (
    <RuntimeConfigContext value={parseRuntimeConfig({ capabilities: { emailBinding } })}>
      <SecurityScreen />
    </RuntimeConfigContext>
  );
  await act(async () => render(page, { wrapper: portsAround(new Container()) }));
  await screen.findByText('Ways to reach you', {}, { timeout: 10_000 });
  const isAsked = screen.queryByText(/^The identity check passes only once/) !== null;
  cleanup();
  return isAsked;
}

test('AC2: that something has to be bound is said as long as it is not', async () => {
  expect(await isAskedToBind({ email: undefined, phone }, true)).toBe(true);
  expect(await isAskedToBind({ email: 'a***@example.test', phone: undefined }, false)).toBe(true);
  expect(await isAskedToBind({ email: 'a***@example.test', phone }, true)).toBe(false);
  expect(await isAskedToBind({ email: undefined, phone }, false)).toBe(false);
});
