import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import ProfileScreen from './profile-screen.tsx';

const user = { id: '7', maskedLogin: 'a***@example.test', nickname: 'Ann', vipLevel: 0, verification: 'none' };
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user, error: null }) }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ language: 'en' }) }));
vi.mock('../../shared/fiat/data/fiat.ts', () => ({ useFiat: () => ({ code: 'USD', rates: undefined }) }));
vi.mock('../../shared/regions/screens/region-row.tsx', () => ({ RegionRow: () => undefined }));
afterEach(cleanup);

test.each([
  ['none', 'Not verified'],
  ['reviewing', 'Under review'],
  ['approved', 'Verified'],
  ['refused', 'Not passed'],
])('KY2: the profile tells that the identity check is %s', async (verification, said) => {
  user.verification = verification;
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <ProfileScreen />
    </RuntimeConfigContext>,
    { wrapper: portsAround(new Container()) },
  );
  const row = await screen.findByRole('link', { name: /^Identity verification/ }, { timeout: 10_000 });
  expect(row.textContent).toContain(said);
});
