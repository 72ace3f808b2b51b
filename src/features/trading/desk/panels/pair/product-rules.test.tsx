import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../../tests/support/ticket-samples.ts';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { price, quantity, rate } from '../../../../../core/money/amount.ts';
import type { ProductId } from '../../../mode/model/products.ts';
import { PairAbout } from './pair-sheet.tsx';

vi.mock('../../../mode/data/wallet-detail.ts', () => ({ useWalletDetail: () => ({ spotFeeRate: '0.002' }) }));
afterEach(cleanup);

const contract = {
  lotSize: quantity('0.01'),
  lotsMin: quantity('1'),
  lotsMax: undefined,
  feePercent: rate('0.05'),
  overnightPercent: rate('0.03'),
  spread: price('0.5'),
};

async function textAbout(product: ProductId | undefined, instrument: Instrument, awaited: RegExp): Promise<string> {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <PairAbout instrument={instrument} product={product} />
        </Suspense>
      </MemoryRouter>,
    );
  });
  await screen.findByText(awaited, {}, { timeout: 60_000 });
  return document.body.textContent.replaceAll('\u00a0', ' ');
}

test('H22: spot says its steps, its fee and that its orders are limit orders', async () => {
  const text = await textAbout('spot', sampleInstrument, /Every order here is a limit order/);
  expect(text).toMatch(/Smallest amount step0\.00001.*Spot fee0\.2%/);
});

test('H22: a contract says its lot and its costs, and nothing of spot', async () => {
  const text = await textAbout('contracts', { ...sampleInstrument, contract }, /limit order waits for its price/);
  expect(text).toMatch(/1 lot0\.01 BTCSmallest order1 lotOpening fee0\.05% of the value, onceOvernight fee0\.03%/);
  expect(text).toContain('Spread0.50 USDT');
  expect(text).not.toMatch(/Spot|Every order|Largest/);
});

test('H22: of a contract whose conditions the server keeps to itself it says that', async () => {
  const text = await textAbout('contracts', sampleInstrument, /The lot size is not stated/);
  expect(text).not.toMatch(/Opening fee|Every order/);
});

test('H22: a timed option says when it opens and what a tie does', async () => {
  const text = await textAbout('options', sampleInstrument, /the stake comes back, the fee does not/);
  expect(text).toContain('entry price is set when the option opens');
  expect(text).not.toMatch(/Spot|limit order/);
});

test.each([
  ['crypto', 'USDT', /MarketCrypto/],
  ['crypto', 'USD', /MarketNot stated/],
  ['forex', 'USD', /MarketForex/],
] as const)(
  'H22: of a pair told as %s against %s the kind is said as far as it is known',
  async (category, name, kind) => {
    const pair = { ...sampleInstrument, category, quote: { id: '9', name } };
    expect(await textAbout(undefined, pair, /^Market$/)).toMatch(kind);
  },
);

test('H22: a pair that can only be looked at has no rules of orders', async () => {
  const text = await textAbout(undefined, sampleInstrument, /Price step/);
  expect(text).not.toMatch(/Spot|order|fee/i);
});
