import { render } from '@testing-library/react';
import type { Chart } from 'klinecharts';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { InStep } from './in-step.tsx';

/** A chart whose bars are a minute and ten pixels apart, from `first` on. */
function chartFrom(first: number) {
  const element = document.createElement('div');
  const inner = element.appendChild(document.createElement('div'));
  let tell: (data: unknown) => void = () => undefined;
  const executeAction = vi.fn<(name: string, data: unknown) => void>();
  const bars = Array.from({ length: 10 }, (_, index) => ({ timestamp: first + index * 60_000 }));
  const parts: Partial<Chart> = {
    getDom: () => inner,
    getDataList: () => bars as ReturnType<Chart['getDataList']>,
    convertFromPixel: (points) =>
      (Array.isArray(points) ? points : [points]).map(({ x = 0 }) => ({ dataIndex: x / 10 })),
    convertToPixel: (point) => ({ x: (((Array.isArray(point) ? point[0] : point)?.timestamp ?? 0) - first) / 6000 }),
    executeAction,
    subscribeAction: (_name, callback) => void (tell = callback),
    unsubscribeAction: () => undefined,
  };
  return { chart: parts as Chart, element, executeAction, read: (data: unknown) => tell(data) };
}

describe('charts of a desk', () => {
  test('E40: the crosshair of one chart reads the same moment in the others, and goes from all of them', () => {
    const [left, right] = [chartFrom(0), chartFrom(120_000)];
    const [onLeft, onRight] = [vi.fn<(time?: number) => void>(), vi.fn<(time?: number) => void>()];
    const shown = render(
      <>
        <InStep chart={left.chart} onBar={onLeft} />
        <InStep chart={right.chart} onBar={onRight} />
      </>,
    );
    act(() => left.read({ x: 50, y: 7 }));
    expect(onRight).toHaveBeenLastCalledWith(300_000);
    expect(right.executeAction).toHaveBeenLastCalledWith('onCrosshairChange', { x: 30, paneId: 'in-step' });
    expect([onLeft.mock.calls, left.executeAction.mock.calls]).toEqual([[], []]);
    act(() => void left.element.dispatchEvent(new MouseEvent('mouseleave')));
    expect(onRight).toHaveBeenLastCalledWith(undefined);
    expect(right.executeAction).toHaveBeenLastCalledWith('onCrosshairChange', undefined);
    shown.unmount();
    act(() => right.read({ x: 10, y: 7 }));
    expect(onLeft).not.toHaveBeenCalled();
  });
});
