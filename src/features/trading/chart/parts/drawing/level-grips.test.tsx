import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Chart } from 'klinecharts';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { price } from '../../../../../core/money/amount.ts';
import { add, forDrawing, fromSteps } from '../../../../../core/money/fixed-point.ts';
import type { ChartGrips, MovedGrip } from '../chart-drawings.ts';
import { LevelGrips } from './level-grips.tsx';

interface Overlay {
  readonly points: readonly { readonly value: number }[];
  readonly extendData: (places: { heights: readonly number[]; width: number; height: number }) => void;
}

/** A chart that shows the prices 200 to 0 on as many px. */
function stage(asked?: MovedGrip, owner?: string, stop = '80') {
  const overlays: Overlay[] = [];
  const chart = {
    createOverlay: (overlay: Overlay) => {
      overlays.push(overlay);
      return 'id';
    },
    removeOverlay: () => true,
    convertFromPixel: ([{ y }]: readonly [{ readonly y: number }]) => [{ value: 200 - y }],
  };
  const onMoved = vi.fn<(moved: MovedGrip) => void>();
  const grips: ChartGrips = {
    Layer: LevelGrips,
    grips: [
      { id: 'p.takeProfit', tone: 'up', price: price('120'), label: 'Take profit of Long' },
      { id: 'p.stopLoss', tone: 'down', price: price(stop), label: 'Stop loss of Long', owner },
    ],
    asked,
    places: 1,
    nearest: (moved) => moved.price,
    nudged: (moved, steps) => add(moved.price, fromSteps(steps, price('0.5'))),
    textOf: (moved) => `at ${moved.price}`,
    onMoved,
  };
  const shown = render(
    <Suspense>
      {/* What of a chart the handles use. */}
      <LevelGrips chart={chart as unknown as Chart} grips={grips} />
    </Suspense>,
  );
  const draw = (): void => {
    const last = overlays.at(-1);
    // Before `act`: what is thrown inside would leave it open for ever.
    if (last === undefined) throw new Error('nothing is on the chart yet');
    act(() => last.extendData({ heights: last.points.map(({ value }) => 200 - value), width: 300, height: 200 }));
  };
  return { onMoved, grips, draw, shown, overlays };
}

const gripOf = (name: string) => screen.findByRole('slider', { name }, { timeout: 60_000 });

afterEach(cleanup);

describe('LevelGrips', () => {
  test('CH3, E4: arrow keys nudge a level by steps, Enter asks, and nothing is asked before', async () => {
    const { draw, onMoved } = stage();
    await waitFor(draw, { timeout: 60_000 });
    const stop = await gripOf('Stop loss of Long');
    fireEvent.keyDown(stop, { key: 'ArrowUp' });
    fireEvent.keyDown(stop, { key: 'PageDown' });
    expect(stop.getAttribute('aria-valuetext')).toBe('at 75.5');
    expect(onMoved).not.toHaveBeenCalled();
    fireEvent.keyUp(stop, { key: 'Enter' });
    expect(onMoved).toHaveBeenCalledExactlyOnceWith({ id: 'p.stopLoss', price: '75.5' });
  });

  test('CH3: Escape takes a nudge back, and so does leaving the handle', async () => {
    const { draw, onMoved } = stage();
    await waitFor(draw, { timeout: 60_000 });
    const stop = await gripOf('Stop loss of Long');
    for (const undo of [() => fireEvent.keyDown(stop, { key: 'Escape' }), () => fireEvent.blur(stop)]) {
      fireEvent.keyDown(stop, { key: 'ArrowUp' });
      expect(stop.getAttribute('aria-valuetext')).toBe('at 80.5');
      undo();
      expect(stop.getAttribute('aria-valuetext')).toBe('at 80');
    }
    fireEvent.keyUp(stop, { key: 'Enter' });
    expect(onMoved).not.toHaveBeenCalled();
  });

  test('CH3, E4: a level is dragged by finger or mouse, and let go to be asked about', async () => {
    const { draw, onMoved, overlays } = stage();
    await waitFor(draw, { timeout: 60_000 });
    const target = await gripOf('Take profit of Long');
    target.setPointerCapture = () => undefined;
    fireEvent.pointerDown(target, { button: 0, clientY: 300, pointerId: 1 });
    fireEvent.pointerMove(target, { clientY: 301, pointerId: 1 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 120');
    fireEvent.pointerMove(target, { clientY: 270, pointerId: 1 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 150');
    expect(overlays.at(-1)?.points.map(({ value }) => value)).toEqual([150, forDrawing(price('80'))]);
    fireEvent.pointerUp(target, { pointerId: 1 });
    expect(onMoved).toHaveBeenCalledExactlyOnceWith({ id: 'p.takeProfit', price: '150' });
  });

  test('CH3: a handle whose level is out of sight is dragged to the price under the finger', async () => {
    const { draw } = stage(undefined, undefined, '-400');
    await waitFor(draw, { timeout: 60_000 });
    const target = await gripOf('Stop loss of Long');
    target.setPointerCapture = () => undefined;
    // It stands at 158 px, above the tools of the chart: 20 px higher the scale says 62.
    fireEvent.pointerDown(target, { button: 0, clientY: 300, pointerId: 1 });
    fireEvent.pointerMove(target, { clientY: 280, pointerId: 1 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 62');
  });

  test('CH3: a tap moves nothing, and a drag that is broken off leaves the level where it was', async () => {
    const { draw, onMoved } = stage();
    await waitFor(draw, { timeout: 60_000 });
    const target = await gripOf('Take profit of Long');
    target.setPointerCapture = () => undefined;
    fireEvent.pointerDown(target, { button: 0, clientY: 300, pointerId: 1 });
    fireEvent.pointerUp(target, { pointerId: 1 });
    fireEvent.pointerDown(target, { button: 0, clientY: 300, pointerId: 1 });
    fireEvent.pointerMove(target, { clientY: 270, pointerId: 1 });
    fireEvent.pointerCancel(target, { pointerId: 1 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 120');
    expect(onMoved).not.toHaveBeenCalled();
  });

  test('CH3: a second finger moves nothing, and Escape ends a drag for good', async () => {
    const { draw, onMoved } = stage();
    await waitFor(draw, { timeout: 60_000 });
    const target = await gripOf('Take profit of Long');
    target.setPointerCapture = () => undefined;
    const drag = (clientY: number) => fireEvent.pointerMove(target, { clientY, pointerId: 1 });
    fireEvent.pointerDown(target, { button: 0, clientY: 300, pointerId: 1 });
    drag(270);
    fireEvent.pointerDown(target, { button: 0, clientY: 310, pointerId: 2 });
    fireEvent.pointerMove(target, { clientY: 290, pointerId: 2 });
    fireEvent.pointerUp(target, { pointerId: 2 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 150');
    drag(260);
    expect(target.getAttribute('aria-valuetext')).toBe('at 160');
    fireEvent.keyDown(target, { key: 'Escape' });
    drag(250);
    fireEvent.pointerUp(target, { pointerId: 1 });
    expect(target.getAttribute('aria-valuetext')).toBe('at 120');
    expect(onMoved).not.toHaveBeenCalled();
  });

  test('CH3: a handle leaves the names of the averages and the corner of the drawing tools free', async () => {
    const { overlays } = stage();
    await waitFor(() => expect(overlays).toHaveLength(1), { timeout: 60_000 });
    act(() => overlays[0]?.extendData({ heights: [6, 260], width: 300, height: 200 }));
    const rows = (await screen.findAllByRole('slider', {}, { timeout: 60_000 })).map((one) => one.parentElement?.style);
    const px = (name: string): number[] =>
      rows.map((style) => Number.parseInt(style?.getPropertyValue(name) ?? '', 10));
    // The line where the price is, or at the edge it lies behind; the handle a little from it.
    expect(px('top')).toEqual([6, 200]);
    expect(px('--shift')).toEqual([32, -42]);
  });

  test('CH3: a handle of a line that is out of sight says its price and which way it lies, the others say nothing', async () => {
    const { overlays } = stage();
    await waitFor(() => expect(overlays).toHaveLength(1), { timeout: 60_000 });
    act(() => overlays[0]?.extendData({ heights: [80, 260], width: 300, height: 200 }));
    const rows = (await screen.findAllByRole('slider', {}, { timeout: 60_000 })).map((one) => one.parentElement);
    expect(rows.map((row) => row?.textContent)).toEqual(['', '▼ 80.0']);
  });

  test('CH3: of several positions each handle says which one it belongs to, until it is moved', async () => {
    const { draw } = stage(undefined, 'Long 0.03 @ 90');
    await waitFor(draw, { timeout: 60_000 });
    const stop = await gripOf('Stop loss of Long');
    expect(stop.parentElement?.textContent).toBe('Long 0.03 @ 90');
    fireEvent.keyDown(stop, { key: 'ArrowUp' });
    expect(stop.parentElement?.textContent).toBe('at 80.5');
  });

  test('CH3: what is asked about stands where it was let go until it is answered', async () => {
    const { draw, shown, grips } = stage({ id: 'p.stopLoss', price: price('75') });
    await waitFor(draw, { timeout: 60_000 });
    const stop = await gripOf('Stop loss of Long');
    expect(stop.getAttribute('aria-valuetext')).toBe('at 75');
    fireEvent.blur(stop);
    expect(stop.getAttribute('aria-valuetext')).toBe('at 75');
    expect(grips.grips).toHaveLength(2);
    shown.unmount();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
