import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { ContactsNotice } from './contacts-notice.tsx';

type Known = Pick<User, 'email' | 'phone' | 'verification'>;
let user: Known | undefined;
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user }) }));
let family: DialectName = 'standard';
vi.mock('../../shared/server/data/use-server-dialect.ts', () => ({ useServerDialect: () => dialects[family] }));
let emailBinding = true;
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ capabilities: { emailBinding } }),
}));
afterEach(() => {
  cleanup();
  emailBinding = true;
  family = 'standard';
});

const email = 'a***@example.test';
const phone = '+65****0001';

async function show(person: Known | undefined): Promise<string | undefined> {
  user = person;
  render(
    <MemoryRouter initialEntries={['/pages/setting/real?return=%2Fpages%2Ffund%2Fwithdraw']}>
      <Suspense>
        <ContactsNotice />
        <p>stands</p>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('stands', {}, { timeout: 60_000 });
  const link = screen.queryByRole('link', { name: 'Add now' });
  cleanup();
  const href = link?.getAttribute('href');
  return typeof href === 'string' ? decodeURIComponent(href) : undefined;
}

const asks = (kind: 'email' | 'mobile'): string =>
  `/pages/setting/security?bind=${kind}&return=/pages/setting/real?return=%2Fpages%2Ffund%2Fwithdraw`;

test('KY2 a missing e-mail or phone is named, with a link that opens what binds it and leads back here', async () => {
  expect(await show({ email, phone: undefined, verification: 'none' })).toBe(asks('mobile'));
  expect(await show({ email: undefined, phone, verification: 'reviewing' })).toBe(asks('email'));
  expect(await show({ email: undefined, phone: undefined, verification: 'refused' })).toBe(asks('email'));
});

test('KY2 with both bound nothing is shown', async () => {
  expect(await show({ email, phone, verification: 'none' })).toBeUndefined();
  expect(await show({ email, phone: undefined, verification: 'approved' })).toBeUndefined();
  expect(await show(undefined)).toBeUndefined();
});

test.each(['a', 'b', 'c', 'd'] as const)('KY2 a server of family %s is not spoken for', async (name) => {
  family = name;
  expect(await show({ email, phone: undefined, verification: 'none' })).toBeUndefined();
});

test('KY2 a server that binds no e-mail address asks for none', async () => {
  emailBinding = false;
  expect(await show({ email: undefined, phone, verification: 'none' })).toBeUndefined();
  expect(await show({ email, phone: undefined, verification: 'none' })).toBe(asks('mobile'));
});

test('KY2 without a way to bind an e-mail address the notice says that it may be missed, and where to ask', async () => {
  emailBinding = false;
  user = { email: undefined, phone, verification: 'reviewing' };
  render(
    <MemoryRouter>
      <Suspense>
        <ContactsNotice />
      </Suspense>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Support' }, { timeout: 60_000 });
  expect(link.getAttribute('href')).toBe('/pages/kefu/index');
  expect(screen.getByText(/cannot be added here/)).toBeTruthy();
});
