import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../../tests/support/contract-samples.ts';
import { contractForm } from '../../model/contract-form.ts';
import { emptyContract, type ContractContext, type ContractDraft } from '../../model/contract-ticket.ts';
import { ContractLines } from './contract-lines.tsx';
import { useSizeOnButton } from './use-size-on-button.ts';

afterEach(cleanup);

/** One lot of 0.01 BTC at 60,000 takes 120 with five times leverage. */
const context = sampleContractContext;

function formOf(draft: ContractDraft, seen: ContractContext = context) {
  const rest = () => undefined;
  return { ...contractForm.read(draft, seen), draft, act: rest, ask: rest, rest, errorOf: rest };
}

function Size({ draft, seen }: { readonly draft: ContractDraft; readonly seen?: ContractContext }) {
  return <p>{useSizeOnButton(formOf(draft, seen), 'USDT')}</p>;
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
  ['of a margin for whole lots says what they take', { sizeText: '1000' }, '≈ 962.40 USDT needed'],
  [
    'of a limit order is exact',
    { sizeText: '1000', orderType: 'limit', priceText: '50000', isPriceTouched: true },
    '1,002.50 USDT needed',
  ],
  ['below the first lot says what was typed', { sizeText: '50' }, '50 USDT margin'],
  ['in lots says the lots', { sizeText: '2', sizeUnit: 'lots' }, '2 lots'],
  ['is empty without a size', {}, ''],
])('T23: the button %s', async (_, changes, expected) => {
  expect(await shown(changes)).toBe(expected);
});

test('T23: what the button says of a margin is what the lines call needed', async () => {
  const draft: ContractDraft = { ...emptyContract, sizeText: '1000' };
  expect(await shown(draft)).toContain('962.40 USDT');
  cleanup();
  render(
    <Suspense>
      <ContractLines form={formOf(draft)} context={context} isSignedIn />
    </Suspense>,
  );
  const needed = await screen.findByText('Needed', {}, { timeout: 60_000 });
  expect(needed.closest('div')?.textContent.replaceAll('\u00a0', ' ')).toContain('962.40 USDT');
});

test('T23: where the fee is not known the button says the margin', async () => {
  const { instrument } = context;
  const seen = {
    ...context,
    instrument: { ...instrument, contract: { ...instrument.contract, feePercent: undefined } },
  };
  render(
    <Suspense>
      <Size draft={{ ...emptyContract, sizeText: '1000' }} seen={seen} />
    </Suspense>,
  );
  expect((await screen.findByRole('paragraph', {}, { timeout: 60_000 })).textContent).toMatch(/≈ 960\sUSDT margin/);
});
