import '../../../../tests/support/copy-trading-mocks.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow, setStage, stage, trader } from '../../../../tests/support/copy-trading-stage.ts';
import { button, figure } from '../../../../tests/support/on-screen.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import CopyTradingScreen from './copy-trading-screen.tsx';

beforeEach(() => setStage());
afterEach(cleanup);

/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

describe('follow settings', () => {
  const choose = (label: RegExp, number: string): void => {
    fireEvent.click(screen.getByRole('radio', { name: label }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: number } });
  };

  test('CT2 H16 nothing is chosen or ticked in advance', async () => {
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Review'));
    expect(screen.getByRole('alert').textContent).toBe('Choose how your copies are sized.');
    choose(/Fixed lots/, '2');
    fireEvent.click(button('Review'));
    const ticks = screen.getAllByRole('checkbox');
    expect(ticks.filter((tick) => (tick as HTMLInputElement).checked)).toEqual([]);
    expect(button('Follow now')).toHaveProperty('disabled', true);
    for (const tick of ticks) fireEvent.click(tick);
    fireEvent.click(button('Follow now'));
    await vi.waitFor(() =>
      expect(follow).toHaveBeenCalledWith({ traderId: '81', terms: { way: 'lots', number: '2' } }),
    );
    expect(await screen.findByText('You follow Bo now', {}, patience)).toBeTruthy();
  });

  test('H24 before the first follow stand what it costs, that results differ and that the past says nothing', async () => {
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    const all = document.body.textContent ?? '';
    const form = all.indexOf('Multiplier');
    for (const words of ['Past results do not tell', 'Your result will differ', 'Each copy pays', 'lose everything']) {
      expect(all.indexOf(words)).toBeGreaterThan(-1);
      expect(all.indexOf(words)).toBeLessThan(form);
    }
    expect(all).not.toMatch(/earn|like a pro|top trader/i);
  });

  test('CT2 the preview tells lots, margin, fee, how many times the account, what can be lost, and what is too much', async () => {
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    choose(/Multiplier/, '1.555');
    expect(screen.getByText('For one lot of the trader you open 1.56.')).toBeTruthy();
    expect(figure('Your lots')).toBe('7.8');
    expect(figure('Margin')).toBe('468 USDT');
    expect(figure('Opening fee')).toBe('2.34 USDT');
    expect(figure('Margin to your account')).toBe('3.9 ×');
    expect(figure('You can lose')).toBe('120 USDT');
    expect(screen.getByText(/would not have been enough.*can be skipped without a message/)).toBeTruthy();
    expect(screen.getByText(/rounded to hundredths/)).toBeTruthy();
  });

  test('CT2 of an empty account no share is told as not known', async () => {
    setStage({ balance: { available: '0', locked: '0' } });
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    choose(/Multiplier/, '2');
    expect(figure('You can lose')).toBe('0 USDT');
    expect(screen.queryByText('Margin to your account')).toBeNull();
    expect(screen.queryByText('Not known')).toBeNull();
  });

  test('CT2 a multiplier is shown and sent as it counts', async () => {
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    choose(/Multiplier/, '1.555');
    fireEvent.click(button('Review'));
    expect(screen.getByText('1.56 × the trader’s lots')).toBeTruthy();
    for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
    fireEvent.click(button('Follow now'));
    await vi.waitFor(() =>
      expect(follow).toHaveBeenCalledWith({ traderId: '81', terms: { way: 'multiplier', number: '1.56' } }),
    );
  });

  test('CT2 a trader too many is told before anything is typed; who is followed already can be followed otherwise', async () => {
    const others = ['82', '83'].map((id) => ({ ...trader, id, isFollowed: true }));
    stage.traders = [trader, ...others];
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    expect(screen.getByText('You cannot follow more than 2 traders')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My traders' }).getAttribute('href')).toBe('/pages/copytrade/my');
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    stage.traders = [{ ...trader, isFollowed: true }, ...others.slice(1)];
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('CT2 more than five is refused before it is sent', async () => {
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    choose(/Multiplier/, '5.5');
    fireEvent.click(button('Review'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  test('a trader cannot follow', async () => {
    stage.isTrader = true;
    await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
    expect(screen.getByText('Traders do not follow others')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
