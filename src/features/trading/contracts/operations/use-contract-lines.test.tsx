import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { useContractLines } from './use-contract-lines.ts';

vi.mock('../data/contract-counting.ts', () => ({ useContractCounting: () => usualCounting }));
vi.mock('../../book/data/burst-level.ts', () => ({ useBurstLevel: () => rate('10') }));
vi.mock('../../mode/data/wallet-detail.ts', () => ({ useWalletDetail: () => ({ available: amount('100.123456') }) }));
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractPart: ({ kind }: { kind: string }, partOf: (orders: readonly unknown[]) => unknown) =>
    partOf(
      kind === 'open'
        ? [{ ...sampleContract, baseId: sampleInstrument.base.id, quoteId: sampleInstrument.quote.id }]
        : [],
    ),
}));
afterEach(cleanup);

function Lines() {
  const { lines } = useContractLines({ ...sampleInstrument, priceStep: price('0.1') });
  return <p data-testid="lines">{lines.orders.map((line) => `${line.label} at ${line.price}`).join('; ')}</p>;
}

test('T8: the estimated liquidation on a chart has the places of its pair', async () => {
  render(
    <Suspense>
      <Lines />
    </Suspense>,
  );
  const text = (await screen.findByTestId('lines', {}, { timeout: 60_000 })).textContent;
  expect(text).toMatch(/Est\. liquidation \d+,\d+\.\d at \d+(\.\d)?$/);
  expect(text).toContain('@ 61,250.5 at 61250.5');
});
