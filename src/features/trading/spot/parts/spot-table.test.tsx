import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { SpotTable } from './spot-table.tsx';

afterEach(cleanup);

const filled = {
  ...sampleOrder,
  status: 'filled',
  filledQuantity: sampleOrder.quantity,
  fillPrice: price('59987.2'),
  fillMoney: amount('5998.72'),
} as const;

async function cellsOf(order: SpotOrder, isHistory: boolean): Promise<readonly string[]> {
  cleanup();
  const rest = () => undefined;
  render(
    <Suspense>
      <SpotTable
        label="Orders"
        orders={[order]}
        isHistory={isHistory}
        stepOf={() => price('0.1')}
        onOpen={rest}
        onRevoke={rest}
        revoking={new Set()}
        failures={new Map()}
      />
    </Suspense>,
  );
  const cells = await screen.findAllByRole('cell', {}, { timeout: 20_000 });
  return cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

test('SpotTable: a market order says Market where others have their limit, and each what it came to', async () => {
  const market = await cellsOf({ ...filled, placedAs: 'market' }, true);
  expect(market).toContain('Market');
  expect(market).toContain('5,998.72 USDT');
  expect(market.join()).not.toContain('60,000');
  expect(await cellsOf({ ...filled, placedAs: 'limit' }, true)).toContain('60,000.0');
  expect(await cellsOf(filled, true)).toContain('60,000.0Worst price');
  expect(await cellsOf({ ...sampleOrder, placedAs: 'market' }, false)).toContain('60,000.0Market');
  expect(await cellsOf(sampleOrder, false)).toContain('60,000.0');
});

test('SpotTable: what is over has no column of things to do, which leaves room for what it came to', async () => {
  await cellsOf(sampleOrder, false);
  expect(screen.getByRole('columnheader', { name: /Actions/ })).toBeDefined();
  await cellsOf(filled, true);
  expect(screen.queryByRole('columnheader', { name: /Actions/ })).toBeNull();
  expect(screen.getByRole('columnheader', { name: /Total/ })).toBeDefined();
});
