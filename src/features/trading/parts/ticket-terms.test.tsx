import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { contextWith, draftWith } from '../../../../tests/support/ticket-samples.ts';
import { decimal } from '../../../core/money/amount.ts';
import { Glossary } from '../../shared/glossary/screens/glossary.tsx';
import { TicketLines } from './ticket/ticket-lines.tsx';
import { PriceField } from './ticket/price-field.tsx';
import { OutcomeLines } from './seconds/outcome-lines.tsx';
import { ticketForm } from '../model/ticket-form.ts';

afterEach(cleanup);

/** Texts and sheets arrive in parts, on a busy machine late. */
const patience = { timeout: 20_000 };

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

test('E28: every figure of a timed option explains itself', async () => {
  const one = decimal('1');
  const summary = { win: one, lose: one, fee: one, breakEven: one, isAllLost: true, currency: undefined };
  await shown(<OutcomeLines summary={summary as never} />);
  expect(document.querySelectorAll('dt')).toHaveLength(4);
  expect(unexplained()).toEqual([]);
});

test('E28: the mark beside a field opens its terms, and from there all of them; closing leads back', async () => {
  await shown(
    <PriceField draft={draftWith({})} act={() => undefined} quote="USDT" error={undefined} choices={undefined} />,
  );
  const mark = await screen.findByRole('button', { name: '? Price' });
  mark.focus();
  await act(async () => {
    fireEvent.click(mark);
    // The sheet and its words are parts of their own.
    await Promise.all([
      import('../../shared/glossary/screens/glossary-sheet.tsx'),
      import('../../../../locales/en/glossary.json'),
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
