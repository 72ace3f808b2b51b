import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftWith, sampleContext } from '../../../../../tests/support/ticket-samples.ts';
import { useForm } from '../../../../core/forms/use-form.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { ticketForm } from '../model/ticket-form.ts';
import type { TicketDraft } from '../../orders/model/ticket.ts';
import { LimitField } from './limit-field.tsx';

const market = vi.hoisted(() => ({ last: '60000' }));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({
  restingGapMs: 2_000,
  useQuote: (symbol: string | undefined) => (symbol === undefined ? undefined : { price: market.last }),
}));

let shown: Price | undefined;
const onShown = (told: Price | undefined): void => {
  shown = told;
};
beforeEach(() => {
  market.last = '60000';
});
afterEach(cleanup);

function Ticket({ draft }: { readonly draft?: Partial<TicketDraft> }) {
  const form = useForm(ticketForm, { context: sampleContext, kept: draftWith({ priceText: '58000', ...draft }) });
  return (
    <Suspense>
      <LimitField form={form} context={sampleContext} onShown={onShown} aside={undefined} />
    </Suspense>
  );
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', undefined, { timeout: 60_000 });

test('an untouched limit shows the price of the market as it is now, and tells which', async () => {
  const { rerender } = render(<Ticket />);
  expect((await field()).value).toBe('60000');
  market.last = '60010';
  rerender(<Ticket />);
  expect((await field()).value).toBe('60010');
  expect(shown).toBe(price('60010'));
});

test('while somebody is in the field its number stays, and is the one that counts', async () => {
  const { rerender } = render(<Ticket />);
  (await field()).focus();
  market.last = '60010';
  rerender(<Ticket />);
  expect((await field()).value).toBe('60000');
  expect(shown).toBe(price('60000'));
  (await field()).blur();
  rerender(<Ticket />);
  expect((await field()).value).toBe('60010');
});

test.each<[string, Partial<TicketDraft>]>([
  ['a size', { sizeText: '0.1' }],
  ['a price', { isPriceTouched: true }],
])('below %s that was entered the limit is the draft’s', async (_, draft) => {
  const { unmount } = render(<Ticket draft={draft} />);
  expect((await field()).value).toBe('58000');
  expect(shown).toBeUndefined();
  unmount();
});

test('a field that is gone tells no price', async () => {
  const { unmount } = render(<Ticket />);
  await field();
  expect(shown).toBe(price('60000'));
  unmount();
  expect(shown).toBeUndefined();
});
