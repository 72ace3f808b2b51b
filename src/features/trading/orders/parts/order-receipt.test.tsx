import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { formatOf } from '../../../../core/i18n/format.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderRow } from './order-row.tsx';

afterEach(cleanup);

const filled = {
  ...sampleOrder,
  status: 'filled',
  filledQuantity: sampleOrder.quantity,
  fillPrice: price('59987.21457143'),
} as const;

async function receipt(serverZone: string | undefined, order: SpotOrder = filled): Promise<HTMLElement> {
  render(
    <MemoryRouter>
      <Suspense>
        <OrderReceipt
          order={order}
          isDemo={false}
          serverZone={serverZone}
          priceStep={price('0.01')}
          onClose={() => undefined}
        />
      </Suspense>
    </MemoryRouter>,
  );
  return screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
}

describe('OrderReceipt', () => {
  test('OrderReceipt: the average price is shown at the step of the pair and copied to the last digit', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = await receipt('UTC');
    expect(shown.textContent).toContain('59,987.21\u00a0USDT');
    expect(shown.textContent).not.toContain('59,987.2145');
    fireEvent.click(screen.getByText('Copy details'));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.calls[0]?.[0]).toContain('Average fill price: 59,987.21457143\u00a0USDT');
  });

  test('OrderReceipt: times go by the clock of the device, or say that they cannot be placed', async () => {
    const known = await receipt('Asia/Singapore');
    expect(known.textContent).toContain(`${formatOf('en').dateTime(Date.UTC(2025, 0, 1, 19, 4, 5))} UTC`);
    expect(known.textContent).not.toContain('How far the platform’s times');
    cleanup();
    const unknown = await receipt(undefined);
    expect(unknown.textContent).toContain('2025-01-02 03:04:05');
    expect(unknown.textContent).toContain('How far the platform’s times are from UTC is not stated.');
  });

  test('OE3, H27 OrderReceipt: says what kind of order it was, as far as the server tells', async () => {
    const kept = (order: SpotOrder) => receipt('UTC', order).then(({ textContent }) => textContent);
    const unknown = await kept({ ...filled, marketPrice: undefined });
    expect(unknown).toContain('TypeLimit. Market orders are kept as limit orders too.');
    cleanup();
    expect(await kept({ ...filled, marketPrice: price('60000.01') })).toContain(
      'TypeLimit. Market orders are kept as limit orders too.',
    );
    cleanup();
    expect(await kept(filled)).toContain(
      'TypeLimit at or beyond the market when placed. A market order is kept the same way.',
    );
  });
});

describe('T19 the receipt of a cancelled order', () => {
  const cancelled = { ...sampleOrder, status: 'cancelled', filledQuantity: quantity('0') } as const;

  test('T19 OrderReceipt: without a fill it names no price, fee or receipt', async () => {
    const text = (await receipt('UTC', cancelled)).textContent;
    expect(text).toContain('Filled0 BTC'.replace(' ', '\u00a0'));
    expect(text).not.toContain('0.0998');
    expect(text).not.toMatch(/Average fill price|Fee|after fee/);
  });

  test('T19 OrderReceipt: of a part that filled before it has price, fee and receipt', async () => {
    const part = { ...cancelled, filledQuantity: quantity('0.05'), fillPrice: price('59000') };
    const text = (await receipt('UTC', part)).textContent;
    expect(text).toContain('59,000.00');
    expect(text).toContain('0.0499');
  });
});

describe('OrderRow', () => {
  test('OrderRow: an average is no finer than the prices of its pair', async () => {
    render(
      <Suspense>
        <ul>
          <OrderRow order={filled} priceStep={price('0.01')} onOpen={() => undefined} />
        </ul>
      </Suspense>,
    );
    expect((await screen.findByRole('listitem', {}, { timeout: 60_000 })).textContent).toContain(
      'Price 59,987.21 USDT',
    );
  });
});

async function rowOf(order: SpotOrder): Promise<string> {
  cleanup();
  render(
    <Suspense>
      <OrderRow order={order} priceStep={price('0.01')} onOpen={() => undefined} />
    </Suspense>,
  );
  const row = await screen.findByRole('button', {}, { timeout: 20_000 });
  return row.textContent.replaceAll('\u00a0', ' ');
}

test('OrderRow: a past order says what it cost or brought, to the last digit that is shown of its currency', async () => {
  const said = { ...filled, fillMoney: amount('5998.72145715'), fillFee: amount('11.9974429') };
  expect(await rowOf(said)).toContain('Paid 5,998.73 USDT');
  expect(await rowOf({ ...said, side: 'sell' })).toContain('Received after fee 5,986.72 USDT');
  const about = { ...filled, side: 'sell', fillPrice: price('60500') } as const;
  expect(await rowOf(about)).toContain('Received after fee ≈ 6,037.90 USDT');
  expect(await rowOf({ ...about, fillPrice: undefined })).toContain('Received after fee —');
  expect(await rowOf(sampleOrder)).not.toMatch(/Paid|Received/);
});

test('OrderRow: what may have been a market order is not called a limit order, and its price the worst', async () => {
  const either = await rowOf(filled);
  expect(either).toContain('Worst price 60,000');
  expect(either).not.toMatch(/Limit|Market/);
  expect(await rowOf({ ...filled, marketPrice: price('60000.01') })).toContain('Limit price 60,000');
});

test('OrderRow: a past order shows its fill and its limit, its fee and when it filled, and what is not known as a dash', async () => {
  const shown = await rowOf({ ...filled, marketPrice: price('60000.01'), updatedAt: '2025-01-02 03:09:05' });
  expect(shown).toContain('Price 59,987.21');
  expect(shown).toContain('Limit price');
  expect(shown).toMatch(/Fee (≈ )?[\d.]+ BTC/);
  expect(shown).toMatch(/03:04:05 · Filled .*03:09:05/);
  const unknown = await rowOf({ ...filled, filledQuantity: undefined, fillPrice: undefined, updatedAt: undefined });
  expect(unknown.match(/Not stated/g)).toHaveLength(4);
  const cancelled = await rowOf({ ...filled, status: 'cancelled', filledQuantity: undefined, fillPrice: undefined });
  expect(cancelled).not.toMatch(/Fee|Not stated|· Filled/);
});
