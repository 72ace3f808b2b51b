import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { ContractReceipt } from '../../contracts/parts/contract-receipt.tsx';
import { OptionReceipt } from '../../options/parts/option-receipt.tsx';
import { OrderReceipt } from './order-receipt.tsx';

afterEach(cleanup);

const context = { isDemo: false, serverZone: 'UTC', priceStep: undefined, onClose: () => undefined };
const closed = {
  ...sampleContract,
  status: 'closed',
  requestedPrice: price('61240'),
  realisedProfit: amount('1.48512345'),
  overnightFee: amount('0.02'),
  closedAt: '2025-01-04 05:06:07',
} as const;

/** What the receipt shows as `name: value`, and what its copy holds. */
async function shownAndCopied(receipt: ReactNode): Promise<{ shown: readonly string[]; copied: string }> {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <MemoryRouter>
      <Suspense>{receipt}</Suspense>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  const shown = [...dialog.querySelectorAll('dl > div')].map(
    (fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
  );
  fireEvent.click(screen.getByText('Copy details'));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  return { shown, copied: writeText.mock.lastCall?.[0] ?? '' };
}

test.each([
  [
    'contract',
    <ContractReceipt key="contract" order={closed} {...context} />,
    [
      'Order number: 10021',
      'Price before spread: 61,240 USDT',
      'Open price: 61,250.5 USDT',
      'Close price: 61,300 USDT',
      'Opening fee: 0.9187575 USDT',
      'Overnight fees: 0.02 USDT',
      'Result before fees: 1.48512345 USDT',
      'Result after fees: 0.54636595 USDT',
      'Closed at: 2025-01-04 05:06:07 UTC+00:00',
    ],
  ],
  [
    'option',
    <OptionReceipt key="option" order={settledOption({})} {...context} priceStep={price('0.01')} />,
    [
      'Order number: 10007',
      'Entry price: 60,000.00 USDT',
      'Expiry price: 60,010.00 USDT',
      'Stake: 10 USDT',
      'Profit or loss: 8.50 USDT',
      'Result after the fee: 8.45 USDT',
      'Settled at: 2026-01-05 12:00:31 UTC+00:00',
    ],
  ],
  ['spot order', <OrderReceipt key="spot" order={sampleOrder} {...context} />, ['Status: Pending']],
] as const)('PO4 H27: the receipt of a %s copies every field that it shows', async (_name, receipt, expected) => {
  const { shown, copied } = await shownAndCopied(receipt);
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const lines = plain(copied).split('\n');
  const nameOf = (fact: string): string => fact.slice(0, fact.indexOf(':'));
  const copiedNames = lines.map(nameOf);
  expect(shown.map(plain).filter((fact) => !copiedNames.includes(nameOf(fact)))).toEqual([]);
  expect(expected.filter((fact) => !lines.includes(fact))).toEqual([]);
  // The zone is known here: what would be said of unknown ones is not.
  expect(copied).not.toContain('Times are in platform time');
});

test('T8: a receipt shows sums in the places of their currency and prices at their step, and copies every digit', async () => {
  const fine = { ...closed, openPrice: price('61250.51234567') };
  const { shown, copied } = await shownAndCopied(
    <ContractReceipt order={fine} {...context} priceStep={price('0.1')} />,
  );
  const facts = shown.map((text) => text.replaceAll('\u00a0', ' '));
  expect(facts).toContain('Result before fees: 1.48 USDT');
  expect(facts).toContain('Opening fee: 0.9188 USDT');
  expect(facts).toContain('Open price: 61,250.5 USDT');
  expect(copied.replaceAll('\u00a0', ' ')).toContain('Result before fees: 1.48512345 USDT');
  expect(copied.replaceAll('\u00a0', ' ')).toContain('Open price: 61,250.51234567 USDT');
});

test('a contract order that waits tells which price it asks for', async () => {
  const waiting = { ...sampleContract, status: 'pending', requestedPrice: price('60000') } as const;
  const { shown } = await shownAndCopied(<ContractReceipt order={waiting} {...context} />);
  expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toContain('Price asked for: 60,000 USDT');
});

test('T19: the receipt of a cancelled contract order names no margin and no fee', async () => {
  const cancelled = { ...sampleContract, status: 'cancelled', openedAt: undefined } as const;
  const { shown } = await shownAndCopied(<ContractReceipt order={cancelled} {...context} />);
  expect(shown.filter((text) => /margin|fee|overnight|result/i.test(text))).toEqual([]);
  cleanup();
  const { shown: ended } = await shownAndCopied(<ContractReceipt order={closed} {...context} />);
  expect(ended.filter((text) => /margin|fee/i.test(text)).length).toBeGreaterThan(2);
});

test('H1: only in the demo a contract receipt says that the account never falls below zero', async () => {
  const live = await shownAndCopied(<ContractReceipt order={closed} {...context} />);
  expect(live.copied).toContain('Whether you can owe more depends on the platform’s terms.');
  expect(live.copied).not.toMatch(/below zero/);
  cleanup();
  const demo = await shownAndCopied(<ContractReceipt order={closed} {...context} isDemo />);
  expect(demo.copied).toMatch(/account never falls below zero|which in this demo/i);
});

test('PO4: only in the demo, where it is known, a receipt says that a loss ended at what the account held', async () => {
  const wiped = { ...closed, lastPrice: price('60000'), realisedProfit: amount('-20') } as const;
  const demo = await shownAndCopied(<ContractReceipt order={wiped} {...context} isDemo cause="liquidated" />);
  const told = demo.shown.map((text) => text.replaceAll('\u00a0', ' '));
  expect(told.filter((text) => /prices alone|limited|before fees|at closing|left/.test(text))).toEqual([
    'Margin at closing: 36.75 USDT',
    'Result by the prices alone: -37.52 USDT',
    'Loss limited to: What the contract account held',
    'Result before fees: -20.00 USDT',
  ]);
  cleanup();
  const live = await shownAndCopied(<ContractReceipt order={wiped} {...context} cause="liquidated" />);
  expect(live.shown.some((text) => /limited|prices alone/.test(text))).toBe(false);
});

test('T6 ContractReceipt: the state of a closed position names what closed it, where that is known', async () => {
  const stateOf = async (changes: object): Promise<string | undefined> => {
    cleanup();
    const receipt = <ContractReceipt order={closed} {...context} {...changes} />;
    return (await shownAndCopied(receipt)).shown.find((fact) => fact.startsWith('Status: '));
  };
  const stopped = { ...closed, direction: 'long', stopLoss: price('61400'), takeProfit: undefined } as const;
  const taken = { ...closed, direction: 'long', stopLoss: undefined, takeProfit: price('61200') } as const;
  expect(await stateOf({ order: stopped })).toBe('Status: Closed by stop loss');
  expect(await stateOf({ order: taken, cause: 'settled' })).toBe('Status: Closed by take profit');
  expect(await stateOf({ order: stopped, cause: 'liquidated' })).toBe('Status: Closed by liquidation');
  expect(await stateOf({ order: stopped, isOwnEnd: true })).toBe('Status: Closed by you');
  expect(await stateOf({ order: { ...closed, stopLoss: undefined, takeProfit: undefined } })).toBe('Status: Closed');
});
