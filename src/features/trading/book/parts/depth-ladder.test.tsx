import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleDepth } from '../../../../../tests/support/ticket-samples.ts';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import { price, quantity, type Price } from '../../../../core/money/amount.ts';
import { DepthLadder } from './depth-ladder.tsx';

const onPick = vi.fn<(price: Price) => void>();

const ladder = (depth: Depth) => (
  <Suspense>
    <DepthLadder
      depth={depth}
      lastLine={<p>60,000</p>}
      priceStep={price('1')}
      quantityStep={quantity('0.1')}
      base="BTC"
      quote="USDT"
      count={3}
      onPick={onPick}
    />
  </Suspense>
);

async function show() {
  const { rerender } = render(ladder(sampleDepth));
  await screen.findByRole('region', { name: 'Order book' }, { timeout: 60_000 });
  return { change: (depth: Depth) => rerender(ladder(depth)) };
}

const levels = (): readonly HTMLElement[] => screen.getAllByRole('button');
const stops = (): readonly (string | null)[] =>
  levels()
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((one) => one.getAttribute('aria-label'));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

afterEach(() => {
  cleanup();
  onPick.mockClear();
});

describe('DepthLadder', () => {
  test('E5, E22: the book is one stop of Tab, at the best price until another level was reached', async () => {
    await show();
    expect(levels()).toHaveLength(6);
    expect(stops()).toEqual([expect.stringContaining('60,010')]);
    act(() => levels()[3]?.focus());
    expect(stops()).toEqual([expect.stringContaining('60,000')]);
  });

  test('E5, E22: arrow keys go from level to level over the last price, Home and End to the ends, and no further', async () => {
    await show();
    act(() => levels()[2]?.focus());
    press('ArrowDown');
    expect(focused()).toContain('60,000');
    press('ArrowUp');
    expect(focused()).toContain('60,010');
    press('Home');
    expect(focused()).toContain('60,050');
    press('ArrowUp');
    expect(focused()).toContain('60,050');
    press('End');
    press('ArrowDown');
    expect(focused()).toContain('59,900');
    fireEvent.click(levels()[5] ?? document.body);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('59900');
  });

  test('E5, E22: the focus goes with its price; where that leaves the book it stays at its level', async () => {
    const { change } = await show();
    act(() => levels()[3]?.focus());
    const [, ...others] = sampleDepth.bids;
    const better = { price: price('60001'), quantity: quantity('1') };
    change({ ...sampleDepth, bids: [better, ...sampleDepth.bids] });
    expect(focused()).toContain('60,000');
    change({ ...sampleDepth, bids: [better, ...others] });
    expect(focused()).toContain('60,001');
    expect(stops()).toEqual([expect.stringContaining('60,001')]);
  });

  test('E22: every level is described by words about the keys', async () => {
    await show();
    for (const level of levels()) {
      const hint = document.getElementById(level.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toContain('Arrow keys go from level to level');
    }
  });

  test('E5, E22: focus that moved elsewhere while the book was empty stays there when it comes back', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    const { change } = await show();
    act(() => levels()[3]?.focus());
    change({ ...sampleDepth, asks: [], bids: [] });
    act(() => elsewhere.focus());
    change(sampleDepth);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test('E5, E22: focus that did not move returns to the book with its levels', async () => {
    const { change } = await show();
    act(() => levels()[3]?.focus());
    change({ ...sampleDepth, asks: [], bids: [] });
    change(sampleDepth);
    expect(document.activeElement).not.toBe(document.body);
    expect(levels()).toContain(document.activeElement);
  });
});
