import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Chart } from 'klinecharts';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { price } from '../../../../../core/money/amount.ts';
import { OfferedPrice } from './offered-price.tsx';
import type { PriceOffer } from './price-offer.ts';

/** A chart of 400 by 200 px that shows the prices 200 to 0. */
async function stage(isResting = false, levelsAt?: PriceOffer['levelsAt']) {
  const place = document.body.appendChild(document.createElement('div'));
  const inner = place.appendChild(document.createElement('div'));
  const lines: number[] = [];
  const chart = {
    getDom: () => inner,
    getSize: () => ({ width: 400, height: 200 }),
    convertFromPixel: ([{ y }]: readonly [{ readonly y: number }]) => [{ value: 200.013 - y }],
    createOverlay: ({ points }: { points: readonly { value: number }[] }) => lines.push(points[0]?.value ?? 0),
    removeOverlay: () => true,
  };
  const take = vi.fn<PriceOffer['take']>();
  const offer: PriceOffer = { choices: ['long', 'short', 'takeProfit', 'stopLoss'], take, levelsAt };
  render(
    <Suspense>
      {/* What of a chart the offer uses. */}
      <OfferedPrice
        chart={chart as unknown as Chart}
        offer={offer}
        priceStep={price('0.5')}
        last={price('120')}
        isResting={isResting}
      />
    </Suspense>,
  );
  await screen.findByRole('button', { name: 'Order at a price' }, { timeout: 60_000 });
  const click = (x: number, y: number): void => {
    const at = { clientX: x, clientY: y, button: 0, isPrimary: true, pointerType: 'mouse' };
    fireEvent.pointerDown(place, at);
    fireEvent.pointerUp(place, at);
  };
  return { take, lines, click };
}

const bar = (): HTMLElement => screen.getByRole('group', { name: /^Ticket at/ });

afterEach(cleanup);

describe('OfferedPrice', () => {
  test('CH3: a click offers the nearest price that the pair allows, and a choice takes it once', async () => {
    const { take, lines, click } = await stage();
    click(100, 50);
    expect(bar().getAttribute('aria-label')).toBe('Ticket at 150.0');
    expect(lines).toEqual([150]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop loss' }));
    expect(take).toHaveBeenCalledExactlyOnceWith('stopLoss', '150');
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('CH3: beside an open position a level is that of the position, by its name, and never of the next order', async () => {
    const set = vi.fn<() => void>();
    const levelsAt = vi.fn<NonNullable<PriceOffer['levelsAt']>>(() => [
      { id: '7.stopLoss', label: 'Stop loss of Long 0.5', take: set },
    ]);
    const { take, click } = await stage(false, levelsAt);
    click(100, 90);
    expect(levelsAt).toHaveBeenLastCalledWith('110', '120');
    const names = within(bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Long limit', 'Short limit', 'Stop loss of Long 0.5']));
    expect(names).not.toContain('Stop loss');
    fireEvent.click(screen.getByRole('button', { name: 'Stop loss of Long 0.5' }));
    expect([set.mock.calls.length, take.mock.calls.length]).toEqual([1, 0]);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('CH3: what is beside the prices offers nothing, nor does a chart that is drawn on', async () => {
    const { click } = await stage();
    click(100, 230);
    click(420, 50);
    expect(screen.queryByRole('group')).toBeNull();
    cleanup();
    const resting = await stage(true);
    resting.click(100, 50);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('L8, CH3: a button and the arrow keys do the same, and Escape ends it', async () => {
    const { take } = await stage();
    const open = screen.getByRole('button', { name: 'Order at a price' });
    open.focus();
    fireEvent.click(open);
    expect(document.activeElement).toBe(bar());
    fireEvent.keyDown(bar(), { key: 'ArrowUp' });
    fireEvent.keyDown(bar(), { key: 'PageDown' });
    fireEvent.click(screen.getByRole('button', { name: 'Raise the price' }));
    expect(bar().getAttribute('aria-label')).toBe('Ticket at 116.0');
    fireEvent.keyDown(bar(), { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(open);
    expect(take).not.toHaveBeenCalled();
  });

  test('CH3: Escape ends an offer that a click began, with the focus elsewhere, which stays there', async () => {
    const { click } = await stage();
    click(100, 50);
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});
