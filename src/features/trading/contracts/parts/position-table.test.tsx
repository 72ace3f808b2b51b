import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { price } from '../../../../core/money/amount.ts';
import { PositionTable } from './position-table.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;

test('PO1: both levels of a position stand one above the other, each with the places of its pair', async () => {
  render(
    <Suspense>
      <PositionTable
        positions={[{ ...sampleContract, takeProfit: price('64012.2'), stopLoss: price('60904') }]}
        views={new Map()}
        stepOf={() => price('0.1')}
        underWay={new Set()}
        failures={new Map()}
        onOpen={nothing}
        onStops={nothing}
        onClose={nothing}
      />
    </Suspense>,
  );
  const levels = (await screen.findByText('64,012.2', {}, { timeout: 60_000 })).parentElement;
  // The last figures to go where a desk is narrow.
  expect(levels?.closest('td')?.dataset['less']).toBe('last');
  expect([...(levels?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['64,012.2', '60,904.0']);
});
