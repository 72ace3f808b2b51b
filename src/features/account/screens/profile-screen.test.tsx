import { cleanup, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { dialectNames, type DialectName } from '../../../core/domain/server/dialect-name.ts';
import ProfileScreen from './profile-screen.tsx';

const user = { id: '7', maskedLogin: 'a***@example.test', nickname: 'Ann', vipLevel: 0, verification: 'none' };
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user, error: null }) }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ language: 'en' }) }));
vi.mock('../../shared/fiat/data/fiat.ts', () => ({ useFiat: () => ({ code: 'USD', rates: undefined }) }));
vi.mock('../../shared/language/panels/language-row.tsx', () => ({ LanguageRow: () => undefined }));
vi.mock('../../shared/regions/panels/region-row.tsx', () => ({ RegionRow: () => undefined }));
afterEach(cleanup);

function show(family: DialectName = 'standard', file: object = {}): void {
  const root = new Container();
  bindDialect(root, () => family);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig(file)}>
      <ProfileScreen />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
}

test.each(dialectNames)(
  'W3 the profile leads to the questionnaire where a server takes it: family %s',
  async (family) => {
    show(family);
    await screen.findByRole('link', { name: /^Identity verification/ }, { timeout: 60_000 });
    const link = screen.queryByRole('link', { name: /questionnaire/i });
    expect(link === null).toBe(family !== 'standard');
  },
);

test.each([
  ['none', 'Not verified'],
  ['reviewing', 'Under review'],
  ['approved', 'Verified'],
  ['refused', 'Refused'],
])('KY2: the profile tells that the identity check is %s', async (verification, said) => {
  user.verification = verification;
  show();
  const row = await screen.findByRole('link', { name: /^Identity verification/ }, { timeout: 60_000 });
  expect(row.textContent).toContain(said);
});

test.each([
  [true, 'Set by the operator. Some loans need one.'],
  [false, 'Set by the operator.'],
])('W6: loans stand beside the level only where there are any: %s', async (borrowing, words) => {
  show('a', { products: { borrowing } });
  expect(await screen.findByText(words, {}, { timeout: 60_000 })).toBeTruthy();
});

test('what a VIP level is stands in its group, which a page in two columns keeps together', async () => {
  show();
  const group = await screen.findByRole('region', { name: 'Profile' }, { timeout: 60_000 });
  expect(within(group).getByText(/^Set by the operator/)).toBeTruthy();
});
