import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contextWith, draftWith, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { defaultChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { amount } from '../../../../core/money/amount.ts';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { guardsOf } from '../../orders/model/order-snapshot.ts';
import { ticketForm } from '../../spot/model/ticket-form.ts';
import type { TicketAction, TicketDraft } from '../../orders/model/ticket.ts';
import { ConfirmSheet } from '../../ticket/parts/confirm-sheet.tsx';
import { SizeField } from '../../spot/parts/size-field.tsx';
import { TicketLines } from '../../spot/parts/ticket-lines.tsx';

afterEach(cleanup);

const bySlider = { sizeText: '0.0416', percent: 25, isFromShare: true };

async function show(element: ReactElement): Promise<HTMLElement> {
  const preferences = new Preferences();
  preferences.change({ hideAmounts: true });
  render(
    <MemoryRouter>
      <PreferencesContext value={preferences}>
        <Suspense>
          <div data-testid="shown">{element}</div>
        </Suspense>
      </PreferencesContext>
    </MemoryRouter>,
  );
  return screen.findByTestId('shown', {}, { timeout: 60_000 });
}

function formOf(changes: Partial<TicketDraft>, act: (action: TicketAction) => void = () => undefined) {
  const draft = draftWith(changes);
  const reading = ticketForm.read(draft, contextWith({}));
  const rest = () => undefined;
  const errorOf = (field: string) => reading.errors.find((error) => error.field === field);
  return { ...reading, draft, act, ask: rest, rest, errorOf };
}

const sizeField = (form: ReturnType<typeof formOf>) => <SizeField form={form} base="BTC" quote="USDT" />;

describe('SizeField with hidden amounts', () => {
  test('SizeField: a size by the slider tells its share, never itself', async () => {
    const shown = await show(sizeField(formOf(bySlider)));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('•••');
    expect(shown.textContent).toContain('Hidden: 25% of what is available');
    expect(shown.innerHTML).not.toContain('0.0416');
  });

  test('SizeField: what is typed over the dots is the size', async () => {
    const act = vi.fn<(action: TicketAction) => void>();
    await show(sizeField(formOf(bySlider, act)));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '•••0.5' } });
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'size-text', text: '0.5' });
  });

  test('SizeField: a typed size is readable and does not say which share of the balance it is', async () => {
    await show(sizeField(formOf({ sizeText: '0.0416' })));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0.0416');
    const slider = screen.getByRole<HTMLInputElement>('slider');
    expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['0', 'Hidden amount']);
  });

  test('SizeField: too much is said without the balance', async () => {
    const shown = await show(sizeField(formOf({ sizeText: '99' })));
    expect(shown.textContent).toContain('This is more than you have available.');
    expect(shown.textContent).not.toContain('10,000');
  });
});

test('ResultMoney with hidden amounts: neither sign nor colour tells whether it was won or lost', async () => {
  const shown = await show(<ResultMoney value={amount('12.5')} currency="USDT" />);
  expect(shown.textContent).not.toContain('+');
  expect(shown.querySelector('[data-tone]')).toBeNull();
});

describe('TicketLines with hidden amounts', () => {
  const lines = ({ draft, summary }: ReturnType<typeof formOf>) => (
    <TicketLines draft={draft} summary={summary} quote="USDT" isFeeKnown isVisitor={false} />
  );

  test('TicketLines: cost, fee and receipt of a typed size are readable, of a share they are not', async () => {
    expect((await show(lines(formOf({ sizeText: '0.0416' })))).textContent).toContain('2,496\u00a0USDT');
    cleanup();
    expect((await show(lines(formOf(bySlider)))).textContent).not.toMatch(/\d/);
  });
});

describe('ConfirmSheet with hidden amounts', () => {
  const checks = defaultChecks;
  const sheet = (changes: Partial<TicketDraft>, available = '10000') => {
    const snapshot = snapshotOf(changes, { availableQuote: amount(available) });
    const guards = guardsOf(snapshot, checks);
    const rest = () => undefined;
    return show(
      <ConfirmSheet
        isDemo={false}
        state={{ kind: 'confirm', snapshot, guards, drift: undefined }}
        onConfirm={rest}
        onCancel={rest}
        onAdjustChecks={rest}
        risk={undefined}
      />,
    );
  };

  test('ConfirmSheet: one sees what one typed, and no balance', async () => {
    const shown = await sheet({ sizeText: '0.0416' });
    expect(shown.textContent).toContain('0.0416\u00a0BTC');
    expect(shown.textContent).toContain('2,496\u00a0USDT');
    expect(shown.textContent).not.toContain('10,000');
    expect(shown.textContent).not.toContain('7,504');
  });

  test('ConfirmSheet: a share of the balance is shown when it is asked for, before anything is sent', async () => {
    const shown = await sheet(bySlider);
    expect(shown.textContent).toContain('Hidden: 25% of what is available');
    expect(shown.textContent).not.toMatch(/0\.04|2,496/);
    fireEvent.click(screen.getByText('Show the amounts of this order'));
    expect(shown.textContent).toContain('0.0416\u00a0BTC');
    expect(shown.textContent).toContain('2,496\u00a0USDT');
    expect(shown.textContent).not.toContain('7,504');
  });

  test('ConfirmSheet: the warning about a large order tells neither the share nor the whole', async () => {
    const shown = await sheet({ sizeText: '0.0416' }, '5000');
    expect(shown.textContent).toContain('This order takes a large part of what is available.');
    expect(shown.textContent).not.toMatch(/5,000|49\.92/);
  });
});
