import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closedTrade } from '../../../../../tests/support/contract-samples.ts';
import type { ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { price } from '../../../../core/money/amount.ts';
import { ContractRow } from './contract-row.tsx';

afterEach(cleanup);

async function endingOf(changes: Partial<ContractOrder>, cause?: ClosingCause): Promise<string> {
  cleanup();
  render(
    <Suspense>
      <ContractRow
        order={{ ...closedTrade, ...changes }}
        priceStep={undefined}
        cause={cause}
        onOpen={() => undefined}
      />
    </Suspense>,
  );
  const row = await screen.findByText('BTC/USDT', {}, { timeout: 60_000 });
  return row.parentElement?.textContent ?? '';
}

test('T6 ContractRow: the row of a closed position says what closed it, where that is known', async () => {
  expect(await endingOf({ stopLoss: price('60400'), direction: 'long' })).toContain('Stop loss');
  expect(await endingOf({ takeProfit: price('60400') }, 'settled')).toContain('Take profit');
  expect(await endingOf({ stopLoss: price('60400') }, 'liquidated')).toContain('Closed by liquidation');
  expect(await endingOf({}, 'unknown')).toMatch(/Closed$/);
  expect(await endingOf({ status: 'cancelled' })).toContain('Cancelled');
});
