import { cleanup, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { loadTexts, speak } from '../../../core/i18n/i18n.ts';
import { languageCodes } from '../../../core/i18n/languages.ts';
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
  ['51', '后台调节账户余额', ['Spot order: filled']],
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

/** A market order of spot, as its rows come from the wire: what leaves the free balance enters the locked one. */
const purchase = [
  { kind: '50', change: '-500', concernsLocked: false },
  { kind: '50', change: '500', concernsLocked: true },
  { kind: '51', change: '-499', concernsLocked: true },
  { kind: '51', change: '0.008', concernsLocked: false },
  { kind: '50', change: '-1', concernsLocked: true },
  { kind: '50', change: '1', concernsLocked: false },
] as const;

test.each(languageCodes)(
  'FU7 BillRow: the six rows of one purchase have one name, each with its step (%s)',
  async (code) => {
    await speak(code);
    await loadTexts(['assets']);
    const { container } = render(
      <Suspense>
        {purchase.map(({ change, ...row }) => (
          <BillRow key={`${row.kind} ${change}`} bill={{ ...bill, ...row, change: amount(change) }} isOfSameMoment />
        ))}
      </Suspense>,
      { wrapper: portsAround(new Container()) },
    );
    await waitFor(() => expect(container.querySelectorAll('[class*="kind"]')).toHaveLength(6));
    const told = [...container.querySelectorAll('[class*="kind"]')].map(
      ({ firstChild }) => firstChild?.textContent?.split(/\s?[:：]\s?/) ?? [],
    );
    expect(new Set(told.map(([name]) => name)).size).toBe(1);
    expect(new Set(told.map(([, step]) => step))).toEqual(new Set(told.map((words) => words.at(-1))));
    expect(new Set(told.map(([, step]) => step)).size).toBe(3);
    await speak('en');
  },
);

test('FU7 BillRow: what is no deposit is not said to be of staff, which only the words of the server tell', async () => {
  const { findByText, queryByText } = render(
    <Suspense>
      <BillRow bill={{ ...bill, kind: '3', description: 'Demo money added' }} isOfSameMoment />
    </Suspense>,
    { wrapper: portsAround(new Container()) },
  );
  await findByText('Balance adjusted', {}, { timeout: 60_000 });
  expect(queryByText('Demo money added')).toBeTruthy();
  expect(queryByText(/staff/)).toBeNull();
});

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
