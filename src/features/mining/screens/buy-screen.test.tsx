import '../../../../tests/support/mining-mocks.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answers, lockFunds, order, product, setStage, stage } from '../../../../tests/support/mining-stage.ts';
import { dialectStage } from '../../../../tests/support/dialect-stage.ts';
import { showScreen, showScreenAgain } from '../../../../tests/support/show-screen.tsx';
import { formatOf } from '../../../core/i18n/format.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import BuyScreen from './buy-screen.tsx';

beforeEach(() => {
  setStage();
  sessionStorage.clear();
});
afterEach(cleanup);

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('BuyScreen', () => {
  const open = (): Promise<void> => showScreen(BuyScreen, '/pages/lockming/buy?id=4&currency=3');

  test('H23 LM1 LM2 what it pays, what is at risk and what leaving costs are counted as one types', async () => {
    await open();
    type('Sum', '1000');
    expect(screen.getByText('0.3% a day ≈ 109.5% a year (simple), not guaranteed')).toBeTruthy();
    expect(screen.getByText(/Yields are the platform’s own figures/)).toBeTruthy();
    expect(screen.getByText('21 USDT')).toBeTruthy();
    type('Days left when you leave', '3');
    expect(screen.getByText('12 USDT')).toBeTruthy();
    expect(screen.getByText('988 USDT')).toBeTruthy();
    expect(screen.getByText(/The coin can fall while it is locked/)).toBeTruthy();
    type('Days left when you leave', '8');
    expect(screen.getByText(/A whole number of days/)).toBeTruthy();
  });

  test('H3 the product stands first, and under it in one line what it can lose', async () => {
    await open();
    const risk = screen.getByRole('complementary', { name: 'Risk' });
    expect(screen.getByText('0.3% a day').compareDocumentPosition(risk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(risk.compareDocumentPosition(screen.getByLabelText('Sum'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    [true, 'Unlocks, if approved today', '7 days after approval'],
    [false, 'Unlocks', '7 days after the start'],
  ])('LM1 an approval is named in the demo alone: demo %s', async (isDemo, label, value) => {
    stage.isDemo = isDemo;
    await open();
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(value)).toBeTruthy();
    expect(screen.queryAllByText(/approv/).length > 0).toBe(isDemo);
  });

  test.each([
    ['of the product', '2', ''],
    ['of the address', undefined, '&class=2'],
  ])(
    'LM3 the income of a day in the pool %s is the share that the typed sum would have',
    async (_of, classId, question) => {
      stage.products = [{ ...product, classId, yieldText: '0.35% a day at present', maximum: amount('100000') }];
      await showScreen(BuyScreen, `/pages/lockming/buy?id=4&currency=3${question}`);
      type('Sum', '50000');
      // 50000 / (5000000 + 50000) × 17500
      expect(screen.getByText('173.26732673 USDT')).toBeTruthy();
      expect(screen.getByText(/It changes as people join/)).toBeTruthy();
      expect(screen.queryByText('Income in all, estimated')).toBeNull();
    },
  );

  test('LM1 the dash of an empty form says what to do, and leaves with the sum', async () => {
    await open();
    const income = () => screen.getByText('Income in all, estimated').nextElementSibling?.textContent;
    expect(income()).toBe('—Enter an amount');
    type('Sum', '1000');
    expect(income()?.replaceAll('\u00a0', ' ')).toBe('21 USDT');
  });

  test('LM3 what varies in no known pool is not estimated', async () => {
    stage.products = [{ ...product, yieldText: '0.3% - 0.4%' }];
    await open();
    type('Sum', '1000');
    expect(screen.queryByText('Income per day, estimated')).toBeNull();
  });

  test('LM1 the moment it is free again is told by the clock of the person', async () => {
    const unlocksAt = Date.UTC(2026, 0, 13);
    stage.products = [{ ...product, unlocksAt }];
    await open();
    const told = screen.getByText('Unlocks, if approved today').nextElementSibling?.textContent;
    expect(told).toBe(formatOf('en').dateTime(unlocksAt));
  });

  test('H16 LM1 nothing is filled in; below the minimum nothing is sent; above it once, after a tick', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Sum').value).toBe('');
    type('Sum', '99');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    type('Sum', '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    const send = screen.getByText('Lock it').closest('button');
    expect(send?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    const tap = (): void => void (send === null ? undefined : fireEvent.click(send));
    tap();
    tap();
    expect(await screen.findByText('Order placed')).toBeTruthy();
    expect(screen.getByText(/Our team will review it/)).toBeTruthy();
    expect(screen.getByText(/^Lock USDT · 1,000/)).toBeTruthy();
    expect(screen.getByLabelText('Sum').getAttribute('aria-invalid')).not.toBe('true');
    expect(lockFunds).toHaveBeenCalledOnce();
    expect(lockFunds.mock.calls[0]?.[0]).toEqual({ productId: '4', amount: '1000' });
  });

  test.each([
    [true, 'At once, before our team’s review', 'From the day after approval'],
    [false, 'At once', undefined],
  ])(
    'LM1 when the sum leaves and from when it earns is said before it is sent: demo %s',
    async (isDemo, leaves, from) => {
      stage.isDemo = isDemo;
      await open();
      type('Sum', '1000');
      fireEvent.click(screen.getByRole('button', { name: 'Review' }));
      const facts = within(screen.getByRole('dialog', { hidden: true }));
      expect(facts.getByText('Leaves your spot account').nextElementSibling?.textContent).toBe(leaves);
      expect(facts.queryByText('Earns')?.nextElementSibling?.textContent).toBe(from);
    },
  );

  test.each([
    ['60000', '5000'],
    ['750.5', '750.5'],
  ])('LM1 of %s “all” is %s, within the limits of the product', async (held, all) => {
    stage.free = amount(held);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByLabelText<HTMLInputElement>('Sum').value).toBe(all);
  });

  test('LM1 an answer that is lost is looked for in the orders', async () => {
    lockFunds.mockImplementation(async () => {
      stage.orders = [{ ...order, id: '22', status: 'pending' }];
      return Promise.resolve(answers.lost);
    });
    await open();
    type('Sum', '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(screen.getByText('Lock it'));
    expect(await screen.findByText(/the records show it/)).toBeTruthy();
    expect(lockFunds).toHaveBeenCalledOnce();
  });

  test.each(['typed here', 'sent by another tab'])(
    'A21 T11 after a reload what was %s stands in the form, and the open outcome names it',
    async (how) => {
      lockFunds.mockImplementation(() => new Promise(() => undefined));
      await open();
      type('Sum', '1000');
      fireEvent.click(screen.getByRole('button', { name: 'Review' }));
      fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
      fireEvent.click(screen.getByText('Lock it'));
      await waitFor(() => expect(lockFunds).toHaveBeenCalledOnce());
      cleanup();
      if (how === 'sent by another tab') sessionStorage.clear();
      await showScreenAgain(BuyScreen, '/pages/lockming/buy?id=4&currency=3');
      expect(screen.getByLabelText<HTMLInputElement>('Sum').value).toBe('1000');
      expect(screen.getByText(/Lock USDT · 1,000\sUSDT/)).toBeTruthy();
      expect(lockFunds).toHaveBeenCalledOnce();
    },
  );

  test.each(['', '?id=4', '?currency=3'])(
    'LM1 with %j one is told to choose, and sees what there is',
    async (question) => {
      await showScreen(BuyScreen, `/pages/lockming/buy${question}`);
      expect(screen.getByText('Choose a product first.')).toBeTruthy();
      expect(screen.getByRole('link', { name: /Locked for/ })).toBeTruthy();
    },
  );

  test('LM1 a product that is gone is told', async () => {
    stage.products = [];
    await open();
    expect(screen.getByText('This product is not on offer.')).toBeTruthy();
  });
});

describe('W4 (43) a server that goes by the sum', () => {
  const open = (): Promise<void> => showScreen(BuyScreen, '/pages/lockming/buy?id=4&currency=3');
  const earlier = { ...product, id: '3', currencyName: 'BTC', days: 30, minimum: amount('500') };
  const warning = 'The sum decides the product';

  test('W4 (43) names the product that a sum goes into when it is not the one that is open', async () => {
    dialectStage.family = 'd';
    stage.everyProduct = [product, earlier];
    await open();
    type('Sum', '400');
    expect(screen.queryByText(warning)).toBeNull();
    type('Sum', '1000');
    expect(screen.getByText(/not the one you opened: BTC for 30 days at 0.3% a day/)).toBeTruthy();
    // The sum was typed in USDT: nothing of it may go into another currency.
    expect(screen.getByText('Your sum is in USDT, so nothing can be locked here.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(true);
  });

  test('W4 (43) the review and the figures are those of the product that the sum goes into', async () => {
    dialectStage.family = 'd';
    stage.everyProduct = [product, { ...earlier, currencyName: 'USDT', dailyPercent: rate('0.1') }];
    await open();
    type('Sum', '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.getAllByText(warning)).toHaveLength(2);
    const review = screen.getByRole('dialog', { hidden: true });
    expect(review.textContent).toContain('30 days');
    expect(review.textContent).toContain('0.1% a day');
    expect(review.textContent?.replaceAll('\u00a0', ' ')).toContain('30 USDT');
    expect(document.body.textContent).not.toContain('21\u00a0USDT');
  });

  test('W4 (43) warns before it is known, and elsewhere nothing is said', async () => {
    dialectStage.family = 'd';
    await open();
    type('Sum', '1000');
    expect(screen.getByText(/Until it is known which one, nothing is sent/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(true);
    cleanup();
    dialectStage.family = 'a';
    await open();
    type('Sum', '1000');
    expect(screen.queryByText(warning)).toBeNull();
  });
});
