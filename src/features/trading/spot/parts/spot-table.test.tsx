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

test('SpotTable: an order that is over says what it came to, and what may have been a market order its worst price', async () => {
  const either = await cellsOf(filled, true);
  expect(either).toContain('60,000.0Worst price');
  expect(either).toContain('5,998.72 USDT');
  expect(await cellsOf({ ...filled, marketPrice: price('60000.1') }, true)).toContain('60,000.0');
  expect(await cellsOf(sampleOrder, false)).toContain('60,000.0');
});

test('SpotTable: what is over has no column of things to do, which leaves room for what it came to', async () => {
  await cellsOf(sampleOrder, false);
  expect(screen.getByRole('columnheader', { name: /Actions/ })).toBeDefined();
  await cellsOf(filled, true);
  expect(screen.queryByRole('columnheader', { name: /Actions/ })).toBeNull();
  expect(screen.getByRole('columnheader', { name: /Total/ })).toBeDefined();
});
