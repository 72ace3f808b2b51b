import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import { SendingAround } from '../../../../../tests/support/sending-around.tsx';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { AnyWay } from '../model/order-way.ts';
import type { TicketState } from '../model/ticket-state.ts';
import { ContractOutcome } from '../../contracts/parts/contract-outcome.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { OptionNotice } from '../../options/parts/option-notice.tsx';

afterEach(cleanup);

const snapshot = snapshotOf({ orderType: 'market', sizeText: '0.1' });
const filled = { ...sampleOrder, status: 'filled', filledQuantity: sampleOrder.quantity } as const;

const placed = (order: SpotOrder | undefined): TicketState => ({ kind: 'placed', snapshot, order, wasLost: false });
const notice = (order: SpotOrder | undefined): Promise<string> => noticeOf(placed(order));

async function noticeOf(state: TicketState): Promise<string> {
  const rest = () => undefined;
  render(
    <MemoryRouter>
      <Suspense>
        <OutcomeNotice
          state={state}
          ordersPath="/"
          priceStep={price('0.01')}
          onRefresh={rest}
          onCheckAgain={rest}
          onSeen={rest}
          onDismiss={rest}
        />
      </Suspense>
    </MemoryRouter>,
  );
  return (await screen.findByRole('status', {}, { timeout: 60_000 })).textContent;
}

describe('OutcomeNotice', () => {
  test('OutcomeNotice: a filled market order says what was filled, at which average and for which fee', async () => {
    const text = await notice({ ...filled, fillPrice: price('60012.34567891') });
    expect(text).toContain('Order placed and filled');
    expect(text).toContain('Paid6,001.24\u00a0USDT');
    expect(text).toContain('Filled0.1\u00a0BTC');
    expect(text).toContain('Average fill price60,012.35 USDT');
    expect(text).toContain('Fee0.0002\u00a0BTC');
  });

  test('OutcomeNotice: an order that was meant for the market and waits is named so, with its price', async () => {
    const text = await notice({ ...sampleOrder, status: 'pending', price: price('64253.5') });
    expect(text).toContain('Your market order waits at 64,253.50 USDT: cancel it or let it wait.');
  });

  test('OutcomeNotice: it is brought into sight when it answers a tap and once it has its figures, not later', async () => {
    const brought = vi.fn<(how: ScrollIntoViewOptions) => void>();
    Object.assign(Element.prototype, { scrollIntoView: brought });
    await notice(filled);
    await vi.waitFor(() => expect(brought).toHaveBeenCalledTimes(2), { timeout: 5000 });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(brought).toHaveBeenLastCalledWith({ block: 'nearest' });
  });

  test('T8 OutcomeNotice: the fee of a sale has the places of its currency, as in the list and in the notice', async () => {
    const text = await notice({ ...filled, side: 'sell', fillPrice: price('62729.91234567') });
    expect(text).toMatch(/Fee≈?\s?12.55\sUSDT/);
    expect(text).toMatch(/Received after fee≈\s6,260.44\sUSDT/);
  });

  test('A21 OutcomeNotice: of an order that another tab sends it says that nothing was sent from here', async () => {
    const text = await noticeOf({ kind: 'elsewhere', snapshot });
    expect(text).toContain('This order is being sent in another tab.');
    expect(text).toContain('Nothing was sent from here.');
  });

  test('OutcomeNotice: what the server does not say is a dash with its reason', async () => {
    const text = await notice({ ...filled, side: 'sell' });
    expect(text).toContain('Average fill price— Not stated');
    expect(text).toContain('Fee— Not stated');
    expect(text).toContain('Received after fee— Not stated');
  });

  test('OutcomeNotice: an order that waits says so, and of a part what has filled', async () => {
    expect(await notice(sampleOrder)).toContain('Nothing is filled yet: the order waits.');
    cleanup();
    const part = await notice({ ...sampleOrder, filledQuantity: quantity('0.04'), fillPrice: price('60000') });
    expect(part).toContain('Filled0.04\u00a0BTC');
    expect(part).toContain('The rest waits.');
  });

  test('OutcomeNotice: an order that was cancelled is not called placed, and what of it had filled stays', async () => {
    const text = await notice({ ...sampleOrder, status: 'cancelled' });
    expect(text).toContain('Order cancelled');
    expect(text).not.toContain('placed');
    cleanup();
    const part = await notice({ ...sampleOrder, status: 'cancelled', filledQuantity: quantity('0.04') });
    expect(part).toContain('Filled0.04\u00a0BTC');
  });

  test('OutcomeNotice: until the order is listed nothing is said about a fill', async () => {
    const text = await notice(undefined);
    expect(text).toContain('Order placed');
    expect(text).not.toContain('Filled');
  });
});

type Named = Extract<
  TicketState<AnyWay>,
  { readonly kind: 'checking' | 'refused' | 'not-placed' | 'unknown' | 'elsewhere' }
>;
const option = {
  id: '1',
  symbol: 'BTC/USDT',
  currency: 'USDT',
  order: { matchId: '1', payingCurrencyId: '3', direction: 'up', seconds: 60, stake: amount('20') },
} as const;
const rest = { ordersPath: '/', onRefresh: () => undefined, onCheckAgain: () => undefined, onSeen: () => undefined };
const products: readonly (readonly [string, RegExp, (state: Omit<Named, 'snapshot'>) => ReactNode])[] = [
  [
    'spot',
    /Buy 0\.1 BTC at 60,000 USDT/,
    (state) => (
      <OutcomeNotice
        {...rest}
        onDismiss={rest.onSeen}
        priceStep={undefined}
        state={{ ...state, snapshot: snapshotOf({ sizeText: '0.1' }) } as never}
      />
    ),
  ],
  [
    'contract',
    /Long 3 lots BTC .*50×/,
    (state) => (
      <ContractOutcome
        priceStep={undefined}
        {...rest}
        onDismiss={rest.onSeen}
        state={{ ...state, snapshot: sentContract } as never}
      />
    ),
  ],
  [
    'seconds',
    /Up BTC\/USDT · 20\sUSDT · 1 min/,
    (state) => (
      <OptionNotice
        {...rest}
        onDismiss={rest.onSeen}
        priceStep={undefined}
        countdown={undefined}
        state={{ ...state, snapshot: option } as never}
      />
    ),
  ],
];
const outcomes = [
  { kind: 'checking' },
  { kind: 'refused', error: new AppError('server', 'No.') },
  { kind: 'not-placed' },
  { kind: 'unknown' },
  { kind: 'elsewhere' },
] as const;

const sentAt = Date.UTC(2026, 0, 1, 12, 30, 5);
const late = [
  { kind: 'not-placed', sentAt },
  { kind: 'unknown', sentAt },
  { kind: 'elsewhere', isHere: true, sentAt },
] as const;

const show = (shown: ReactNode) =>
  render(
    <MemoryRouter>
      <Suspense>
        <SendingAround>{shown}</SendingAround>
      </Suspense>
    </MemoryRouter>,
  );

describe.each(products)('T11 an order of %s', (_product, words, draw) => {
  test.each(late)('T11 $kind: of two that say the same, the time says which one it is', async (state) => {
    show(draw(state));
    expect(await screen.findByText(/^Sent at .*30:05/, {}, { timeout: 60_000 })).toBeTruthy();
  });

  test.each(outcomes)('T11 $kind: the order is named', async (state) => {
    show(draw(state));
    expect(await screen.findByText(words, {}, { timeout: 60_000 })).toBeTruthy();
    // What another tab sends may well be placed.
    if (state.kind === 'elsewhere') expect(screen.queryByText('Not placed')).toBeNull();
  });
});

test('ContractOutcome: a limit order that was cancelled did not open', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <ContractOutcome
          {...rest}
          priceStep={undefined}
          onDismiss={rest.onSeen}
          state={{
            kind: 'placed',
            snapshot: sentContract,
            order: { ...sampleContract, status: 'cancelled' },
            wasLost: false,
          }}
        />
      </Suspense>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('Order cancelled');
});

test('T8 ContractOutcome: a position that opened says what it is, at what price and for what fee', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <SendingAround>
          <ContractOutcome
            {...rest}
            onDismiss={rest.onSeen}
            priceStep={price('0.01')}
            state={{ kind: 'placed', snapshot: sentContract, order: sampleContract, wasLost: false }}
          />
        </SendingAround>
      </Suspense>
    </MemoryRouter>,
  );
  const said = (await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ');
  expect(said).toContain('Position opened');
  expect(said).toContain('Long0.03 BTC');
  expect(said).toMatch(/Entry61,250\.50 USDT/);
  expect(said).toMatch(/Opening fee[\d.]+ USDT/);
});
