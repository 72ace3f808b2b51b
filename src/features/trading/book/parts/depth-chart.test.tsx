import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleDepth, sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import { DepthChart } from './depth-chart.tsx';

async function show(depth: Depth): Promise<HTMLElement> {
  render(
    <Suspense>
      <div data-testid="shown">
        <DepthChart depth={depth} instrument={sampleInstrument} />
      </div>
    </Suspense>,
  );
  return screen.findByTestId('shown', {}, { timeout: 60_000 });
}

const figures = (): string[] => screen.getAllByRole('definition').map((one) => one.textContent);

afterEach(cleanup);

describe('DepthChart', () => {
  test('E6: best prices, spread and the sums near them stand in words', async () => {
    await show(sampleDepth);
    const [bid, ask, spread, bids] = figures();
    expect(bid).toContain('60,000');
    expect(ask).toContain('60,010');
    expect(spread).toContain('10');
    // 24,000 + 59,990 + 179,700, and the book may go on.
    expect(bids).toContain('at least 263,690');
  });

  test('E6: keys read level by level, exactly', async () => {
    await show(sampleDepth);
    const picture = screen.getByRole('slider', { name: 'Price in the depth chart' });
    fireEvent.keyDown(picture, { key: 'Home' });
    expect(picture.getAttribute('aria-valuetext')).toMatch(/^Buy down to 59,900.*4\.4.*263,690/);
    fireEvent.keyDown(picture, { key: 'End' });
    expect(picture.getAttribute('aria-valuetext')).toMatch(/^Sell up to 60,050.*3\.5.*210,125/);
    fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    expect(picture.getAttribute('aria-valuetext')).toMatch(/^Sell up to 60,020/);
  });

  test('E6: a finger or the mouse reads the sums up to where it points', async () => {
    await show(sampleDepth);
    const picture = screen.getByRole('slider', { name: 'Price in the depth chart' });
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 300, 160);
    fireEvent.pointerDown(picture, { clientX: 2 });
    expect(picture.getAttribute('aria-valuetext')).toContain('59,900');
    fireEvent.pointerMove(picture, { clientX: 299 });
    expect(picture.getAttribute('aria-valuetext')).toContain('60,050');
  });

  test('E6: a book without one side shows a dash with its reason, an empty one no picture', async () => {
    await show({ ...sampleDepth, asks: [] });
    expect(figures()[2]).toContain('One side of the book is empty.');
    cleanup();
    const shown = await show({ ...sampleDepth, asks: [], bids: [] });
    expect(shown.textContent).toBe('— No order book has arrived yet.');
  });
});
