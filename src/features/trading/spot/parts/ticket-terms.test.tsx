import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { contextWith, draftWith, sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { Glossary } from '../../../shared/glossary/panels/glossary.tsx';
import { ContractLines } from '../../contracts/parts/ticket/contract-lines.tsx';
import { PositionCard } from '../../contracts/parts/position-card.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { PriceField } from '../../ticket/parts/price-field.tsx';
import type { OptionSummary } from '../../options/model/option-draft.ts';
import { OutcomeLines } from '../../options/parts/outcome-lines.tsx';
import { contractForm } from '../../contracts/model/contract-form.ts';
import { positionView, standingOf } from '../../contracts/model/contract-position.ts';
import { emptyContract, type ContractContext } from '../../contracts/model/contract-ticket.ts';
import { ticketForm } from '../model/ticket-form.ts';

afterEach(cleanup);

const rest = (): undefined => undefined;

/** Texts and sheets arrive in parts, on a busy machine late. */
const patience = { timeout: 60_000 };

async function shown(content: ReactNode): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>{content}</Suspense>
      <Glossary />
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.querySelector('button')).not.toBeNull(), patience);
}

/** The names of figures that explain nothing. */
const unexplained = (): readonly string[] =>
  [...document.querySelectorAll('dt')]
    .filter((name) => name.querySelector('button[aria-haspopup="dialog"]') === null)
    .map((name) => name.textContent);

test('E28: every figure of a spot ticket explains itself, buying and selling, limit and market', async () => {
  for (const side of ['buy', 'sell'] as const) {
    for (const orderType of ['limit', 'market'] as const) {
      const draft = draftWith({ side, orderType, sizeText: '0.01' });
      const summary = ticketForm.summary(draft, contextWith({}));
      await shown(<TicketLines draft={draft} summary={summary} quote="USDT" isFeeKnown isVisitor={false} />);
      expect(document.querySelectorAll('dt').length).toBeGreaterThanOrEqual(3);
      expect(unexplained()).toEqual([]);
      cleanup();
    }
  }
});

test('E28: an empty ticket shows no figure that would have to be explained', () => {
  const draft = draftWith({ side: 'buy', sizeText: '' });
  const summary = ticketForm.summary(draft, contextWith({}));
  const { container } = render(
    <TicketLines draft={draft} summary={summary} quote="USDT" isFeeKnown isVisitor={false} />,
  );
  expect(container.textContent).toBe('');
});

test('E28: every figure of a timed option explains itself', async () => {
  const one = amount('1');
  const summary: OptionSummary = {
    period: undefined,
    currency: undefined,
    stake: one,
    fee: one,
    total: one,
    win: one,
    lose: one,
    isAllLost: true,
    breakEven: rate('55'),
    minStake: undefined,
    maxStake: undefined,
  };
  await shown(<OutcomeLines summary={summary} />);
  expect(document.querySelectorAll('dt')).toHaveLength(4);
  expect(unexplained()).toEqual([]);
});

const contractContext: ContractContext = {
  instrument: {
    ...sampleInstrument,
    contract: {
      lotSize: quantity('0.01'),
      lotsMin: quantity('1'),
      lotsMax: undefined,
      feePercent: rate('0.05'),
      overnightPercent: rate('0.03'),
      spread: price('0'),
    },
  },
  languageTag: 'en',
  last: price('61300'),
  terms: {
    lots: { min: quantity('1'), max: undefined },
    leverages: [rate('50')],
    lotPresets: [],
    lastPrice: price('61300'),
    available: amount('500'),
    quoteInUsdt: price('1'),
    openPositions: [],
  },
  state: undefined,
  positions: [],
  burstLevel: rate('10'),
};

test('E28: every figure of a contract ticket explains itself', async () => {
  const draft = { ...emptyContract, sizeUnit: 'lots', sizeText: '1' } as const;
  const form = { ...contractForm.read(draft, contractContext), draft, act: rest, ask: rest, rest, errorOf: rest };
  await shown(<ContractLines form={form} context={contractContext} isSignedIn />);
  expect(document.querySelectorAll('dt')).toHaveLength(5);
  expect(unexplained()).toEqual([]);
});

test('E28: every figure of a position explains itself', async () => {
  const purse = { positions: [sampleContract], available: amount('500'), state: undefined, burstLevel: rate('10') };
  await shown(
    <PositionCard
      position={sampleContract}
      view={positionView(sampleContract, standingOf(purse))}
      priceStep={undefined}
      isMarketClosed={false}
      isClosing={false}
      failure={undefined}
      onOpen={rest}
      onStops={rest}
      onClose={rest}
    />,
  );
  await waitFor(() => expect(document.querySelectorAll('dt')).toHaveLength(6), patience);
  expect(unexplained()).toEqual([]);
});

test('E28: the label of a field opens its terms, and from there all of them; closing leads back', async () => {
  await shown(<PriceField draft={draftWith({})} act={() => undefined} quote="USDT" error={undefined} />);
  const mark = await screen.findByRole('button', { name: 'Price (USDT)' });
  mark.focus();
  await act(async () => {
    fireEvent.click(mark);
    // The sheet and its texts load separately.
    await Promise.all([
      import('../../../shared/glossary/panels/glossary-sheet.tsx'),
      import('../../../../../locales/en/glossary.json'),
    ]);
  });
  const sheet = await screen.findByRole('dialog', { name: 'What this means' }, patience);
  expect([...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Limit', 'Market']);
  expect(within(sheet).getByText(/the order waits until/i)).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: 'All terms' }));
  expect(sheet.querySelectorAll('dt').length).toBeGreaterThan(20);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(mark);
});
