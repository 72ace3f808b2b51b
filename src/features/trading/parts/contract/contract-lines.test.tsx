import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { price, rate } from '../../../../core/money/amount.ts';
import { contractForm } from '../../model/contract-form.ts';
import { emptyContract, type ContractContext } from '../../model/contract-ticket.ts';
import { ContractLines } from './contract-lines.tsx';
import { LiquidationText } from './liquidation-text.tsx';

afterEach(cleanup);

const withoutTerms: ContractContext = {
  instrument: {
    symbol: 'BTC/USDT',
    base: { id: '1', name: 'BTC' },
    quote: { id: '3', name: 'USDT' },
    priceStep: price('0.1'),
    isOpen: true,
    contract: undefined,
  },
  languageTag: 'en',
  last: price('60000'),
  terms: undefined,
  state: undefined,
  positions: undefined,
  burstLevel: undefined,
};

async function show(part: ReactNode): Promise<string> {
  render(
    <Suspense>
      <div data-testid="shown">{part}</div>
    </Suspense>,
  );
  return (await screen.findByTestId('shown', {}, { timeout: 10_000 })).textContent;
}

const lines = (isSignedIn: boolean) => {
  const reading = contractForm.read(emptyContract, withoutTerms);
  const rest = () => undefined;
  const form = { ...reading, draft: emptyContract, act: rest, ask: rest, rest, errorOf: rest };
  return <ContractLines form={form} context={withoutTerms} isSignedIn={isSignedIn} />;
};

test('OE3 ContractLines: only a visitor is sent to the login; to others the conditions have not come', async () => {
  expect(await show(lines(false))).toContain('Log in to see it');
  cleanup();
  const text = await show(lines(true));
  expect(text).toContain('The conditions of this pair are not here yet.');
  expect(text).not.toContain('Log in');
});

test('PO1 LiquidationText: out of reach is said in words, what is not known is a dash with its reason', async () => {
  expect(await show(<LiquidationText value={undefined} unknown={undefined} />)).toBe('out of reach');
  cleanup();
  expect(await show(<LiquidationText value={undefined} unknown="Nobody says." />)).toBe('—Nobody says.');
  cleanup();
  expect(await show(<LiquidationText value={price('54000')} distance={rate('10')} unknown={undefined} />)).toBe(
    '54,000 (10.00% away)',
  );
});
