import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import SecurityScreen from './security-screen.tsx';

const phone = '+65****0001';
let user: object = {};
let lacking: readonly string[] = [];
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user, error: null }) }));
vi.mock('../../shared/server/data/use-is-entry-offered.ts', () => ({
  useIsEntryOffered: (entry: string) => !lacking.includes(entry),
}));
afterEach(cleanup);

async function show(facts: object, emailBinding: boolean): Promise<void> {
  user = { id: '7', login: 'ann@example.test', hasPaymentPassword: false, ...facts };
  const page = (
    <RuntimeConfigContext value={parseRuntimeConfig({ capabilities: { emailBinding } })}>
      <SecurityScreen />
    </RuntimeConfigContext>
  );
  await act(async () => render(page, { wrapper: portsAround(new Container()) }));
  await screen.findByText('Contact', {}, { timeout: 60_000 });
}

async function isAskedToBind(contacts: object, emailBinding: boolean): Promise<boolean> {
  await show(contacts, emailBinding);
  const isAsked = screen.queryByText(/^Identity is approved only with/) !== null;
  cleanup();
  return isAsked;
}

test('AC2: that something has to be bound is said as long as it is not', async () => {
  expect(await isAskedToBind({ email: undefined, phone }, true)).toBe(true);
  expect(await isAskedToBind({ email: 'a***@example.test', phone: undefined }, false)).toBe(true);
  expect(await isAskedToBind({ email: 'a***@example.test', phone }, true)).toBe(false);
  expect(await isAskedToBind({ email: undefined, phone }, false)).toBe(false);
});

test('E13: a person without a login password is not advised to change it', async () => {
  await show({ email: 'a***@example.test', phone }, true);
  expect(screen.getByText(/not listed\. Unsure\? A new password/)).toBeTruthy();
  cleanup();
  await show({ login: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', email: undefined, phone: undefined }, true);
  expect(screen.getByText(/not listed\.$/)).toBeTruthy();
});

test('switch 58: where a card of several lines cannot be saved it is not offered', async () => {
  user = { id: '7', login: 'ann@example.test' };
  const root = new Container();
  bindDialect(root, () => 'd');
  const page = (
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <SecurityScreen />
    </RuntimeConfigContext>
  );
  await act(async () => render(page, { wrapper: portsAround(root) }));
  expect(await screen.findByText('Bank card')).toBeTruthy();
  expect(screen.queryByText('International bank card')).toBeNull();
  expect(screen.getByText('Unknown')).toBeTruthy();
});

test('W6: the authorised amount is an entry only where the server keeps one', async () => {
  await show({ email: undefined, phone }, false);
  expect(screen.getByRole('link', { name: 'Authorised amount' })).toBeTruthy();
  cleanup();
  lacking = ['authorisedAmount'];
  await show({ email: undefined, phone }, false);
  expect(screen.queryByRole('link', { name: 'Authorised amount' })).toBeNull();
});
