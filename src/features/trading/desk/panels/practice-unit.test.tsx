import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleOption, optionContext } from '../../../../../tests/support/option-samples.ts';
import { contextWith, draftWith, sampleInstrument, sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { MoneyMarkContext, type MoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { OwnStopText } from '../../../shared/limits/parts/own-stop-text.tsx';
import { useContractErrorText } from '../../contracts/parts/use-contract-error-text.ts';
import { ticketForm } from '../../spot/model/ticket-form.ts';
import { GuardText } from '../../ticket/parts/confirm-guards.tsx';
import { emptyOption, optionForm } from '../../options/model/option-ticket.ts';
import { StakeField } from '../../options/parts/stake-field.tsx';
import { useOptionErrorText } from '../../options/parts/use-option-error-text.ts';
import { SizeField } from '../../spot/parts/size-field.tsx';
import { useTicketErrorText } from '../../spot/parts/use-ticket-error-text.ts';
import { useEntryLines } from '../../options/operations/use-entry-lines.ts';
import { useOrderLines } from '../../spot/operations/use-order-lines.ts';
import { useLevelMoves } from '../../contracts/operations/use-level-moves.ts';

vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ restingGapMs: 0, useQuote: () => undefined }));
vi.mock('../../contracts/operations/use-saving-stops.ts', () => ({ useSavingStops: () => ({ isSaving: false }) }));
afterEach(cleanup);

const currency = { currency: 'USDT' };
const position = { ...sampleContract, stopLoss: price('60000') };

function Grip() {
  const own = { lines: { orders: [] }, open: [position], isOutOfReach: false, counting: usualCounting };
  const { grips } = useLevelMoves(sampleInstrument, own as never);
  return grips?.textOf({ id: `${position.id}.stopLoss`, price: price('60000') });
}

function GripName() {
  const own = { lines: { orders: [] }, open: [position], isOutOfReach: false, counting: usualCounting };
  return useLevelMoves(sampleInstrument, own as never).grips?.grips.map(({ label }) => label);
}

const Pending = () => useOrderLines([sampleOrder], price('0.01')).orders.map(({ label }) => label);

function SizeHint() {
  const [draft, context] = [draftWith({ sizeUnit: 'quote', sizeText: '500' }), contextWith({})];
  const form = { draft, summary: ticketForm.summary(draft, context), act: () => undefined, errorOf: () => undefined };
  return <SizeField form={form as never} base="BTC" quote="USDT" />;
}

function Stake({ currencyId, seconds }: { readonly currencyId: string; readonly seconds: number }) {
  const context = optionContext();
  const draft = { ...emptyOption, payingId: currencyId, seconds };
  const form = { draft, summary: optionForm.summary(draft, context), act: () => undefined, errorOf: () => undefined };
  return <StakeField form={form as never} currencies={context.currencies ?? []} inputRef={null} />;
}

function Entry() {
  return useEntryLines([{ order: sampleOption, dueAt: 1 }]).orders.map(({ label }) => label);
}

function Refusals() {
  const [spot, seconds, contract] = [useTicketErrorText(), useOptionErrorText(), useContractErrorText()];
  const available = amount('7');
  return [
    spot({ field: 'size', key: 'ticket.error.balance', figures: { available }, params: currency }),
    seconds({ field: 'stake', key: 'error.stakeTooSmall', figures: { min: amount('5') }, params: currency }),
    contract({ field: 'size', key: 'error.balance', figures: { needed: amount('9'), available }, params: currency }),
  ].join(' ');
}

const own = { kind: 'loss', limit: amount('15'), lost: amount('20'), until: 0 } as const;
const guard = { kind: 'equity-share', percent: rate('50'), available: amount('100'), currency: 'USDT' } as const;

const said: readonly (readonly [string, ReactElement, RegExp])[] = [
  ['a level on the chart', <Grip key="1" />, /-38\.4\d* USDT practice/],
  ['the entry of an option on the chart', <Entry key="2" />, /10 USDT practice/],
  ['refusals of a size', <Refusals key="3" />, /7 USDT practice.*5 USDT practice.*9 USDT practice/],
  ['a limit of one’s own', <OwnStopText key="4" stop={own} />, /20 USDT practice.*15 USDT practice/],
  ['a second look', <GuardText key="5" guard={guard} />, /100 USDT practice/],
  ['the bounds of a stake', <Stake key="6" currencyId="3" seconds={30} />, /5 to 2,000 USDT practice/],
  [
    'the bounds of a stake for a length that allows less',
    <Stake key="7" currencyId="3" seconds={600} />,
    /5 to 100 USDT practice/,
  ],
];

async function textOf(element: ReactElement, mark: MoneyMark): Promise<string> {
  render(
    <MemoryRouter>
      <MoneyMarkContext value={mark}>
        <Suspense>
          <div data-testid="said">{element}</div>
        </Suspense>
      </MoneyMarkContext>
    </MemoryRouter>,
  );
  const place = await screen.findByTestId('said', {}, { timeout: 60_000 });
  // Some of it has a dictionary that loads with it.
  await waitFor(() => expect(place.textContent).not.toBe(''));
  const text = place.textContent ?? '';
  cleanup();
  return text.replaceAll('\u00a0', ' ');
}

test.each(said)('H8: %s carries the word for practice money, and real money none', async (_what, element, practice) => {
  expect(await textOf(element, 'simulated')).toMatch(practice);
  const real = await textOf(element, 'real');
  expect(real).toMatch(/\d.* USDT/);
  expect(real).not.toContain('practice');
});

const sizes: readonly (readonly [string, ReactElement, RegExp])[] = [
  ['the name of a level’s handle', <GripName key="1" />, /0\.03 practice/],
  ['the line of a pending order', <Pending key="2" />, /[\d.]+ practice @ [\d,]+\.\d\d$/],
  ['what a size in the quote currency comes to', <SizeHint key="3" />, /≈ [\d.]+ BTC practice/],
];

test.each(sizes)(
  'H8: %s is a size of practice money, and of real money it is not',
  async (_what, element, practice) => {
    expect(await textOf(element, 'simulated')).toMatch(practice);
    expect(await textOf(element, 'real')).not.toContain('practice');
  },
);
