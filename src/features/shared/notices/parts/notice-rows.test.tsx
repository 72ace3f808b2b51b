import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { amount, price, type Price } from '../../../../core/money/amount.ts';
import { NoticeRows } from './notice-rows.tsx';

afterEach(cleanup);

const notice: Notice = {
  id: 'contract:1:closed',
  subject: 'contract',
  of: '1',
  kind: 'contract.stopLoss',
  name: 'BTC/USDT',
  size: { value: amount('0.5'), currency: 'BTC' },
  price: price('61000'),
  result: { value: amount('-21.25'), currency: 'USDT' },
  moment: '2026-01-05 10:00:00',
  at: 4,
  isTold: true,
  isRead: true,
};

/** The row of an account, as it is read out. */
async function row(account: 'live' | 'moni', step?: Price, liveWord?: string): Promise<string> {
  render(
    <MemoryRouter>
      <Suspense>
        <NoticeRows rows={[{ account, notice }]} isNew={() => false} stepOf={() => step} liveWord={liveWord} />
      </Suspense>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', {}, { timeout: 60_000 });
  const text = link.textContent ?? '';
  cleanup();
  return text;
}

test('H8: who hears a notice of practice hears of which money before any sum, and no such word before real money', async () => {
  const practice = await row('moni');
  expect(practice).toMatch(/^Closed by stop loss: BTC\/USDTPractice0\.5.*21\.25/);
  expect(await row('live')).not.toMatch(/practice/i);
});

test('H8: in a list of both kinds of money a notice of real money says so before any sum, one of practice only that', async () => {
  const both = await row('live', undefined, 'Real money');
  expect(both).toMatch(/^Closed by stop loss: BTC\/USDTReal money0\.5.*21\.25/);
  expect(await row('moni', undefined, 'Real money')).not.toContain('Real money');
});

test('T8: the price of a notice has the places of its pair, as soon as the pairs were read', async () => {
  expect(await row('live')).toContain('BTC @ 61,0002026');
  expect(await row('live', price('0.1'))).toContain('BTC @ 61,000.02026');
});
