import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { amount } from '../../../core/money/amount.ts';
import { forgetSent, SendingAround } from '../../../../tests/support/sending-around.tsx';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { DepositOnly } from './deposit-only.tsx';

const placeDeposit = vi.fn<(code: string) => Promise<{ readonly kind: 'accepted' | 'no-answer' }>>();
const readArtwork = vi.fn<(id: string) => Promise<Artwork>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../data/art-sales.ts', () => ({ useArtWrites: () => ({ placeDeposit }) }));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({ useSpotBalance: () => () => balance }));
vi.mock('../data/artworks.ts', () => ({ useReadArtwork: () => readArtwork }));

const auction = sampleArtwork({ saleKind: 'auction', deposit: amount('20'), hasDeposit: false });
let balance = amount('20');
const only = 'Lock the deposit without a bid';
/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

function Panel() {
  const [isTaken, setIsTaken] = useState(false);
  return <DepositOnly artwork={auction} isTaken={isTaken} endsAuctions onDeposit={() => setIsTaken(true)} />;
}

/** Draws it. */
async function show(): Promise<HTMLElement> {
  render(
    <SendingAround>
      <MemoryRouter>
        <Suspense fallback="waiting">
          <Panel />
        </Suspense>
      </MemoryRouter>
    </SendingAround>,
  );
  return screen.findByRole('button', { name: only }, patience);
}

/** Draws it and asks for the sheet. */
async function review(): Promise<HTMLElement> {
  fireEvent.click(await show());
  return screen.findByRole('dialog');
}

beforeEach(() => {
  balance = amount('20');
  placeDeposit.mockReset().mockResolvedValue({ kind: 'accepted' });
  readArtwork.mockReset().mockResolvedValue(auction);
});
afterEach(cleanup);
beforeEach(forgetSent);

test('NF2 H15 nothing is locked before its sum and its forfeiture were seen, and the way out changes nothing', async () => {
  const sheet = await review();
  expect(sheet.textContent).toMatch(/Deposit20\sUSDT/);
  expect(sheet.textContent).toContain('pays within one day, or the deposit is lost');
  expect(placeDeposit).not.toHaveBeenCalled();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(placeDeposit).not.toHaveBeenCalled();
});

test('NF2 where too little is there, it is not asked for', async () => {
  balance = amount('19.99');
  expect(await show()).toHaveProperty('disabled', true);
});

test('NF2 it is given once, and not offered again', async () => {
  const lock = within(await review()).getByRole('button', { name: 'Lock it' });
  fireEvent.click(lock);
  fireEvent.click(lock);
  expect(await screen.findByText('Your deposit is locked')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: only })).toBeNull());
  expect(placeDeposit.mock.calls).toEqual([[auction.code]]);
});

test('NF2 it is looked for where no answer came, and said to be unknown until it is found', async () => {
  placeDeposit.mockResolvedValue({ kind: 'no-answer' });
  fireEvent.click(within(await review()).getByRole('button', { name: 'Lock it' }));
  expect(await screen.findByText('Outcome unknown')).toBeTruthy();
  expect(screen.getByRole('button', { name: only })).toHaveProperty('disabled', true);
  readArtwork.mockResolvedValue({ ...auction, hasDeposit: true });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your deposit is locked')).toBeTruthy();
  expect(placeDeposit).toHaveBeenCalledTimes(1);
});
