import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContractContext } from '../../../../../tests/support/contract-samples.ts';
import { amount, quantity, rate } from '../../../../core/money/amount.ts';
import { defaultChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import type { LadderSheetProps } from '../../ticket/panels/ladder-sheet.tsx';
import type { ContractContext } from '../model/contract-ticket.ts';
import type { ContractSnapshot } from '../model/contract-way.ts';
import { ContractLadder } from './contract-ladder.tsx';

type Read = LadderSheetProps<ContractSnapshot, unknown>['read'];
const typed = vi.hoisted(() => ({ from: '58000', to: '56000', count: '3', size: '30' }));
vi.mock('../../ticket/panels/ladder-sheet.tsx', () => ({
  LadderSheet: ({ read }: { readonly read: Read }) => <div data-testid="shown">{read(typed, 'L').warnings}</div>,
}));
vi.mock('../../orders/data/contract-orders.ts', () => ({ useReadLatestContractOrders: () => () => undefined }));
afterEach(cleanup);

const { terms, state } = sampleContractContext;
const context: ContractContext = {
  ...sampleContractContext,
  terms: {
    ...terms,
    lots: { min: quantity('1'), max: undefined },
    leverages: [rate('50')],
    available: amount('5000'),
  },
  state: { ...state, available: amount('5000') },
};

async function warningsOf(size: string): Promise<string> {
  typed.size = size;
  render(
    <Suspense>
      <ContractLadder
        isOpen
        memoryKey="ladder"
        draft={{
          direction: 'long',
          leverage: rate('50'),
          sizeUnit: 'lots',
          priceText: '',
          isPriceTouched: false,
          sizeText: '',
          isFromShare: false,
        }}
        context={context}
        checks={defaultChecks}
        stops={{ stop: undefined, stopFor: () => undefined } as never}
        onClose={() => undefined}
      />
    </Suspense>,
  );
  const { textContent } = await screen.findByTestId('shown', {}, { timeout: 60_000 });
  cleanup();
  return textContent;
}

test('OE8: a ladder warns of a near liquidation as a single order does', async () => {
  // 4.2 BTC at 57,000 on average lose 4,401.5 at 55,952: the last of them opens at 56,000.
  expect(await warningsOf('420')).toContain(
    'A move of 0.08% against you would cost everything in the USDT contract account.',
  );
  expect(await warningsOf('30')).not.toContain('A move of');
});
