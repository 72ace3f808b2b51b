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

  test('T11 MoveOrderSheet: a silent server is told of while the order is being cancelled', async () => {
    expect((await sheet({ kind: 'cancelling' })).text).not.toContain('No answer yet');
    cleanup();
    expect((await sheet({ kind: 'cancelling' }, true)).text).toContain('No answer yet');
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
