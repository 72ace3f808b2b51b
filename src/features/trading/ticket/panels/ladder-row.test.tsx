import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { LadderRow, type LadderRowProps } from '../parts/ladder-row.tsx';
import { PlacedTotals, type PlacedTotalsProps } from '../parts/ladder-total.tsx';

afterEach(cleanup);

const accepted: LadderRowProps['state'] = {
  kind: 'accepted',
  wish: undefined,
  before: { ids: [], available: undefined },
  rows: [],
};
async function rowText(change: Partial<LadderRowProps>): Promise<string | null> {
  render(
    <Suspense>
      <LadderRow phase="sending" price="59,000" size="0.1" cost="" state={accepted} copies={undefined} {...change} />
    </Suspense>,
  );
  return (await screen.findByRole('listitem')).textContent;
}

test('ladder: a line says what became of its order, not that it was placed', async () => {
  expect(await rowText({})).toContain('Placed');
  cleanup();
  const text = await rowText({ standing: 'Filled at 60,000' });
  expect(text).toContain('Filled at 60,000');
  expect(text).not.toContain('Placed');
});

test('ladder: what has had no turn when the sending ends was not sent', async () => {
  expect(await rowText({ phase: 'over', state: undefined })).toContain('Not sent');
});

test('ladder: orders that came more than once are told first', async () => {
  expect(await rowText({ copies: 2, standing: 'Filled at 60,000' })).toContain('Placed 2 times');
});

test('ladder: an order that another tab sends is not called not placed', async () => {
  const text = await rowText({ state: { kind: 'elsewhere', wish: undefined } });
  expect(text).toContain('Unknown: check your orders');
});

test('ladder: an order that waits for its turn looks like no failure', async () => {
  expect(await rowText({ state: undefined })).toContain('Waiting');
  expect(screen.getByRole('listitem').dataset['tone']).toBeUndefined();
  cleanup();
  await rowText({ state: undefined, copies: 2 });
  expect(screen.getByRole('listitem').dataset['tone']).toBe('bad');
});

test('ladder: below its lines stands how many were placed and what those come to, a dash where it is not known', async () => {
  const totalsOf = async (change: Partial<PlacedTotalsProps>): Promise<string> => {
    cleanup();
    render(
      <Suspense>
        <PlacedTotals
          placed={3}
          count={5}
          isCertain
          size={{ value: amount('0.06'), currency: 'BTC' }}
          worth={{ label: 'Margin', value: amount('342.12'), currency: 'USDT' }}
          {...change}
        />
      </Suspense>,
    );
    await screen.findByText(/Placed 3 of 5/);
    return document.body.textContent.replaceAll('\u00a0', ' ');
  };
  const known = await totalsOf({});
  expect(known).toContain('Placed 3 of 50.06 BTC');
  expect(known).toContain('Margin342.12 USDT');
  const open = await totalsOf({ isCertain: false });
  expect(open.match(/—Unknown: check your orders/g)).toHaveLength(2);
  const margin = await totalsOf({ worth: { label: 'Margin', value: undefined, currency: 'USDT' } });
  expect(margin).toContain('0.06 BTC');
  expect(margin).toMatch(/Margin—/);
});
