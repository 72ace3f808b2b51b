import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../../tests/support/contract-samples.ts';
import { contractForm } from '../../model/contract-form.ts';
import { emptyContract, type ContractDraft } from '../../model/contract-ticket.ts';
import { useSizeOnButton } from './use-size-on-button.ts';

afterEach(cleanup);

/** One lot of 0.01 BTC at 60,000 takes 120 with five times leverage. */
const context = sampleContractContext;

function Size({ draft }: { readonly draft: ContractDraft }) {
  const rest = () => undefined;
  const form = { ...contractForm.read(draft, context), draft, act: rest, ask: rest, rest, errorOf: rest };
  return <p>{useSizeOnButton(form, 'USDT')}</p>;
}

async function shown(changes: Partial<ContractDraft>): Promise<string> {
  render(
    <Suspense>
      <Size draft={{ ...emptyContract, ...changes }} />
    </Suspense>,
  );
  return (await screen.findByRole('paragraph', {}, { timeout: 60_000 })).textContent.replaceAll('\u00a0', ' ');
}

test.each<[string, Partial<ContractDraft>, string]>([
  ['of a margin for whole lots says what they bind', { sizeText: '1000' }, '≈ 960 USDT margin'],
  [
    'of a limit order is exact',
    { sizeText: '1000', orderType: 'limit', priceText: '50000', isPriceTouched: true },
    '1,000 USDT margin',
  ],
  ['below the first lot says what was typed', { sizeText: '50' }, '50 USDT margin'],
  ['in lots says the lots', { sizeText: '2', sizeUnit: 'lots' }, '2 lots'],
  ['is empty without a size', {}, ''],
])('T23: the button %s', async (_, changes, expected) => {
  expect(await shown(changes)).toBe(expected);
});
