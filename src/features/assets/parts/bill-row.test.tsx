import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { Container } from 'inversify';
import { BillRow } from './bill-row.tsx';

afterEach(cleanup);

const bill: Bill = {
  id: '1',
  kind: '8',
  description: '后台调节账户余额',
  account: 'spot',
  currencyId: '3',
  currencyName: 'USDT',
  change: amount('5'),
  before: undefined,
  after: undefined,
  concernsLocked: false,
  createdAt: '2026-01-09 12:00:00',
};

test.each([
  ['8', '后台调节账户余额', ['Deposit or adjustment', '后台调节账户余额']],
  ['4711', '未知', ['Movement', '未知']],
  ['4711', '', ['Movement']],
  ['51', '后台调节账户余额', ['Spot order filled']],
])(
  'FU7 BillRow: code %s told as “%s” has words of ours above the words of the server',
  async (kind, description, said) => {
    const { container, findByText } = render(
      <Suspense>
        <BillRow bill={{ ...bill, kind, description }} isOfSameMoment />
      </Suspense>,
      { wrapper: portsAround(new Container()) },
    );
    await findByText(said[0] ?? '', {}, { timeout: 60_000 });
    const [what] = container.querySelectorAll('[class*="what"]');
    expect([...(what?.children ?? [])].map(({ textContent }) => textContent)).toEqual(said);
  },
);

test('T8 BillRow: the balance after it has the places that it has everywhere, and the change every digit', async () => {
  const { container, findByText } = render(
    <Suspense>
      <BillRow bill={{ ...bill, change: amount('-0.00471235'), after: amount('18108.96123456') }} />
    </Suspense>,
    { wrapper: portsAround(new Container()) },
  );
  await findByText('Deposit or adjustment', {}, { timeout: 60_000 });
  const figures = container.querySelector('[class*="figures"]')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  expect(figures).toMatch(/-0\.00471235 USDT.*18,108\.96$/);
});
