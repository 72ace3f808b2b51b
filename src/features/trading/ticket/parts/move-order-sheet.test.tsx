import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { MoveOrderSheet, type AskedMove } from './move-order-sheet.tsx';
import { OrderMoveNotice, type OrderMoveNoticeProps } from './order-move-notice.tsx';

afterEach(cleanup);

const asked: AskedMove = {
  id: '7',
  kind: 'asked',
  error: undefined,
  earlier: undefined,
  isGone: false,
  from: price('60000'),
  to: price('61000'),
  size: quantity('0.5'),
  base: 'BTC',
  quote: 'USDT',
  priceStep: price('0.1'),
  isFilledKnown: true,
  stop: undefined,
};

async function sheet(change: Partial<AskedMove> = {}, isSilent = false) {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Suspense>
        <MoveOrderSheet move={{ ...asked, ...change }} isSilent={isSilent} onConfirm={onConfirm} onClose={onClose} />
      </Suspense>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  return { text: dialog.textContent, onConfirm, onClose };
}

const shown = (text: string): HTMLElement | null => screen.queryByText(text);

describe('MoveOrderSheet', () => {
  test('CH3: says both prices, the size, and that the order is cancelled before a new one is asked for', async () => {
    const { text, onConfirm, onClose } = await sheet();
    expect(text).toMatch(/60,000.*61,000.*0\.5.BTC.*First it is cancelled/s);
    expect(text).not.toContain('how much of it is filled');
    fireEvent.click(screen.getByText('Cancel and continue'));
    fireEvent.click(screen.getByText('Leave as it is'));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  test('CH3: where the server does not say what is filled, the amount is asked to be checked', async () => {
    expect((await sheet({ isFilledKnown: false })).text).toContain('How much of it is filled is not known');
  });

  test('CH3, SO4: where the own limits would hold the new order back, the old one is left, and they are named', async () => {
    const stop = { kind: 'loss', limit: amount('15'), lost: amount('20'), until: 0 } as const;
    const { onConfirm } = await sheet({ stop });
    await waitFor(() => expect(document.body.textContent).toMatch(/20.USDT.*15.USDT/));
    fireEvent.click(screen.getByText('Cancel and continue'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('CH3: a refusal is said in the words of the server, and may be tried again by hand', async () => {
    const { text } = await sheet({ kind: 'not-cancelled', error: new AppError('server', 'It is filled.') });
    expect(text).toContain('Not cancelled: It is filled.');
    expect(shown('Cancel and continue')).not.toBeNull();
  });

  test('T11 MoveOrderSheet: of a silent server it is told what is looked for, and for how long at most', async () => {
    expect((await sheet({ kind: 'cancelling' })).text).not.toContain('No answer yet');
    cleanup();
    expect((await sheet({ kind: 'cancelling' }, true)).text).toContain(
      'No answer yet. Checking whether the order was cancelled: 40 seconds at most.',
    );
  });

  const isBusy = () => screen.getByText('Cancel and continue').closest('button')?.getAttribute('aria-busy');

  test('CH3, OE5: what an earlier page has sent is looked for before any tap, and may be left meanwhile', async () => {
    const { text, onClose, onConfirm } = await sheet({ kind: 'checking' });
    expect(text).toContain('Checking whether it cancelled the order: 40 seconds at most.');
    fireEvent.click(screen.getByText('Cancel and continue'));
    fireEvent.click(screen.getByText('Leave as it is'));
    expect([isBusy(), onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual(['true', 0, 1]);
  });

  test.each([
    ['not-done', 'Your earlier try did not cancel the order: it waits as before.'],
    ['no-answer', 'It is not known whether your earlier try cancelled the order.'],
  ] as const)(
    'CH3, OE5: an earlier try that ended with %s is told of, and the next tap is a new one',
    async (kind, said) => {
      const { text, onConfirm } = await sheet({ earlier: new AppError(kind, '') });
      expect(text).toContain(said);
      fireEvent.click(screen.getByText('Cancel and continue'));
      expect(onConfirm).toHaveBeenCalledOnce();
    },
  );

  test('CH3: an order that was filled first is said to be, and offers nothing but to close', async () => {
    const { text } = await sheet({ kind: 'not-cancelled', error: new AppError('not-done', ''), isGone: true });
    expect(text).toContain('the order was filled first');
    expect([text?.includes('You can try again'), shown('Cancel and continue')]).toEqual([false, null]);
  });

  test('CH3, OE5: without an answer it says that the outcome is unknown, and offers nothing but to close', async () => {
    const { text } = await sheet({ kind: 'unknown' });
    expect(text).toContain('it is not known whether the order was cancelled');
    expect([shown('Cancel and continue'), shown('Leave as it is')]).toEqual([null, null]);
  });
});

describe('OrderMoveNotice', () => {
  const said: readonly (readonly [NonNullable<OrderMoveNoticeProps['kind']>, string])[] = [
    ['in-ticket', 'check it and place it, or leave it'],
    ['not-placed', 'The new order was not placed. It is still in the ticket.'],
  ];
  test.each(said)('CH3: %s is told with the cancellation before it', async (kind, text) => {
    render(
      <Suspense>
        <OrderMoveNotice kind={kind} onDismiss={() => undefined} />
      </Suspense>,
    );
    expect(await screen.findByText(/The old order is cancelled/, {}, { timeout: 60_000 })).not.toBeNull();
    expect(document.body.textContent).toContain(text);
  });
});
