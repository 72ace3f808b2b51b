import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { Coupon } from '../../../core/domain/wallets/coupon.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import { CouponsPort } from '../../../core/ports/coupons-port.ts';
import CouponScreen from './coupon-screen.tsx';

afterEach(cleanup);

const usable: Coupon = {
  id: '3',
  name: 'Fee voucher',
  worth: amount('5'),
  unit: 'USDT',
  project: 'Fees of conversions',
  expiresAt: '2026-02-01 00:00:00',
  status: 'usable',
  terms: 'Ask support.',
};
const all: readonly Coupon[] = [
  { ...usable, id: '4', status: 'expired', terms: undefined },
  usable,
  { ...usable, id: '2', status: 'used', expiresAt: undefined },
];

async function show(coupons: CouponsPort['coupons'], isOn = true): Promise<void> {
  const root = new Container();
  root.bind(CouponsPort).toConstantValue({ coupons });
  const config = parseRuntimeConfig({ capabilities: { coupons: isOn } });
  const page = (
    <RuntimeConfigContext value={config}>
      <CouponScreen />
    </RuntimeConfigContext>
  );
  await act(async () => render(page, { wrapper: portsAround(root) }));
  await screen.findByRole('heading', { name: 'Coupons' }, { timeout: 60_000 });
}

describe('AC2 coupons', () => {
  test('each says what it is worth, for what, under which conditions and until when; usable ones stand first', async () => {
    await show(async () => all);
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Usable', 'Used', 'Expired']);
    const card = within(screen.getByRole('region', { name: 'Usable' }));
    for (const said of ['Fee voucher', 'Fees of conversions', 'Ask support.'])
      expect(card.getByText(said)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Used' })).getByText('No end date')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Expired' })).getByText('None stated')).toBeTruthy();
  });

  test('H4 nothing on the page asks to do anything', async () => {
    await show(async () => all);
    await screen.findByText(/Coupons need no trade/);
    const main = within(screen.getByRole('main'));
    expect([...main.queryAllByRole('button'), ...main.queryAllByRole('link')]).toEqual([]);
  });

  test('an empty list says so', async () => {
    await show(async () => []);
    expect(await screen.findByText('No coupons')).toBeTruthy();
  });

  test('a failure says so', async () => {
    await show(() => Promise.reject(new AppError('server', 'Under maintenance')));
    expect(await screen.findByText('Under maintenance')).toBeTruthy();
  });

  test('a server that has none is not asked', async () => {
    const coupons = vi.fn<CouponsPort['coupons']>(async () => []);
    await show(coupons, false);
    expect(screen.getByText('Coupons are not offered here')).toBeTruthy();
    expect(coupons).not.toHaveBeenCalled();
  });
});
