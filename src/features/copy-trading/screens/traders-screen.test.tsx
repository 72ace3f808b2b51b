import '../../../../tests/support/copy-trading-mocks.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { detail, setStage, stage, trader } from '../../../../tests/support/copy-trading-stage.ts';
import { figure } from '../../../../tests/support/on-screen.ts';
import { dialectStage } from '../../../../tests/support/dialect-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import CopyTradingScreen from './copy-trading-screen.tsx';

beforeEach(() => setStage());
afterEach(cleanup);

describe('traders', () => {
  test('CT1 H3 H24 losses stand beside profits, the hour is told, and the cautions come first', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/copy');
    expect(figure('Trades won')).toBe('8');
    expect(figure('Trades lost')).toBe('4');
    expect(figure('Profit and loss')).toBe('▲+340.50 USDT');
    expect(screen.getByText(/Hourly figures · /)).toBeTruthy();
    expect(screen.getByText(/lose everything/)).toBeTruthy();
    expect(screen.getByText(/Past results do not tell/)).toBeTruthy();
    expect(screen.getByText(/Your result will differ/)).toBeTruthy();
  });

  test('CT1 H6 the list begins with the highest profit only where that is asked for, below the line on past results', async () => {
    stage.traders = [{ ...trader, id: '82', nickname: 'Al', closedTrades: 3, profit: amount('900') }, trader];
    await showScreen(CopyTradingScreen, '/pages/follow/index');
    const names = () => screen.getAllByRole('listitem').flatMap((row) => within(row).queryAllByText(/^(Al|Bo)$/));
    expect(names().map((name) => name.textContent)).toEqual(['Bo', 'Al']);
    const choice = () => screen.getByRole('button', { name: /^Sort:/ });
    const by = (order: string) => {
      fireEvent.click(choice());
      fireEvent.click(screen.getByRole('radio', { name: order }));
      return names().map((name) => name.textContent);
    };
    expect(by('Name')).toEqual(['Al', 'Bo']);
    // Al has the higher profit, Bo has lost more trades.
    expect(by('Best result')).toEqual(['Al', 'Bo']);
    expect(choice().parentElement?.textContent).toContain('Past results do not tell what comes next.');
    expect(by('Largest loss')).toEqual(['Bo', 'Al']);
    expect(by('Most lost trades')).toEqual(['Bo', 'Al']);
    by('Best result');
    // Nothing keeps the choice.
    cleanup();
    await showScreen(CopyTradingScreen, '/pages/follow/index');
    expect(names().map((name) => name.textContent)).toEqual(['Bo', 'Al']);
  });

  test('CT1 by age the one comes first whose first trade on record is the oldest, and its moment is in the card', async () => {
    stage.traders = [
      { ...trader, id: '82', nickname: 'Al', closedTrades: 90 },
      { ...trader, id: '83', nickname: 'Cy', closedTrades: 80 },
      trader,
    ];
    stage.firstTrades = { '82': null, '83': '2026-03-01 10:00:00', [trader.id]: '2025-11-30 10:00:00' };
    await showScreen(CopyTradingScreen, '/pages/follow/index');
    expect(screen.queryByText('First trade on record')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Sort:/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'Longest record' }));
    const cards = screen.getAllByRole('listitem').flatMap((row) => within(row).queryAllByText('First trade on record'));
    const said = cards.map((label) => label.closest('li')?.textContent ?? '');
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/Bo.+First trade on record2025-11-30/);
    expect(said[1]).toMatch(/Cy.+First trade on record2026-03-01/);
    expect(said[2]).toMatch(/Al.+First trade on recordNot provided/);
  });

  test('CT1 a trader without trades has no accuracy, and the hour that is not known is not made up', async () => {
    stage.shown = {
      ...detail,
      longTrades: 0,
      shortTrades: 0,
      winningTrades: 0,
      accuracy: rate('0'),
      figuresOf: undefined,
    };
    await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
    expect(figure('Accuracy')).toBe('No trades yet');
    expect(figure('Largest fall of settled results')).toBe('No trades yet');
    expect(screen.getByText(/the hour is not stated/)).toBeTruthy();
    expect(screen.getByText('With the trend')).toBeTruthy();
  });

  test('CT1 the curve of settled results names its lowest point and largest fall, or that none is published', async () => {
    const trade = (id: string, realised: string) => ({ ...closedTrade, id, realisedProfit: amount(realised) });
    stage.trades = [trade('3', '5'), trade('2', '-30'), trade('1', '20')];
    await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
    expect(screen.getByText(/All closed trades: 3/)).toBeTruthy();
    expect(figure('Lowest')).toBe('-10.00 USDT');
    expect(figure('Largest fall')).toBe('30.00 USDT');
    cleanup();
    stage.trades = [trade('1', '20')];
    await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
    expect(screen.getByText(/Curve not published/)).toBeTruthy();
  });

  test('no traders, and no such trader', async () => {
    stage.traders = [];
    await showScreen(CopyTradingScreen, '/pages/copytrade/copy');
    expect(screen.getByText('No traders right now.')).toBeTruthy();
    cleanup();
    await showScreen(CopyTradingScreen, '/pages/follow/trader');
    expect(screen.getByText(/No such trader/)).toBeTruthy();
  });

  test('who is no trader is told who decides; a trader finds their page', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/trader');
    expect(screen.getByText(/The operator decides/)).toBeTruthy();
    expect(screen.getByText(/nobody follows you any more then/)).toBeTruthy();
    expect(screen.getByText(/No share of followers’ profits/)).toBeTruthy();
    cleanup();
    stage.isTrader = true;
    await showScreen(CopyTradingScreen, '/pages/copytrade/trader');
    expect(screen.getByRole('link', { name: 'See how others see you' })).toBeTruthy();
  });

  test('CT1 the largest fall of what a trader has settled, where the server tells it', async () => {
    stage.shown = { ...detail, largestFall: amount('45.2') };
    await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
    expect(figure('Largest fall of settled results')).toBe('45.20 USDT');
    expect(figure('Yesterday on margin')).toBe('Not provided');
  });
});

describe('(49) servers that cannot do it', () => {
  test('(49) a fault of the server is told as not available, with a way to ask again', async () => {
    stage.failure = new AppError('bad-status', 'HTTP 500', { status: 500 });
    await showScreen(CopyTradingScreen, '/pages/copytrade/copy');
    expect(screen.getByText(/Traders can’t be shown right now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    // Nothing is shown that has an hour, and the choice of the order stays.
    expect(screen.queryByText(/the hour is not stated/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Sort:/ })).toBeTruthy();
    cleanup();
    stage.failure = new AppError('no-answer', '');
    await showScreen(CopyTradingScreen, '/pages/copytrade/copy');
    expect(screen.queryByText(/a fault of its own/)).toBeNull();
  });

  test.each(['/pages/copytrade/copy', '/pages/follow/trader?id=81', '/pages/follow/follow?id=81'])(
    '(49) that no copies are made is said at %s, where that is so',
    async (path) => {
      await showScreen(CopyTradingScreen, path);
      expect(screen.queryByText('No copies are made here')).toBeNull();
      cleanup();
      dialectStage.family = 'd';
      await showScreen(CopyTradingScreen, path);
      expect(screen.getByText('No copies are made here')).toBeTruthy();
    },
  );

  test.each([
    ['b', 1],
    ['d', 0],
  ] as const)('CT1 switch 49 on %s a trader can be followed by %i button', async (family, count) => {
    dialectStage.family = family;
    await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
    expect(screen.queryAllByRole('link', { name: 'Follow' })).toHaveLength(count);
  });
});
