import { beforeEach, expect, test, vi } from 'vitest';
import { comparedName } from '../model/note-room.ts';
import { registerOrderLines } from './order-line.ts';

interface Figure {
  readonly type: string;
  readonly attrs: { readonly text?: string; readonly y?: number };
}
interface Template {
  createPointFigures(params: unknown): readonly Figure[];
}
const registered = vi.hoisted(() => vi.fn<(template: Template) => void>());
vi.mock('klinecharts', () => ({ registerOverlay: registered, utils: { calcTextWidth: () => 80 } }));

beforeEach(() => {
  registered.mockClear();
  registerOrderLines();
});

/** The middle of the label of a line far above the prices, on a chart with these indicators. */
function labelAt(names: readonly string[], isJoined: boolean): number {
  const getIndicators = ({ name }: { name?: string }) =>
    names.filter((one) => name === undefined || one === name).map((one) => ({ name: one }));
  const figures = registered.mock.calls[0]?.[0].createPointFigures({
    chart: { getIndicators, getPeriod: () => ({ type: 'hour', span: isJoined ? 4 : 1 }) },
    overlay: { extendData: { lines: [{ label: 'Est. liquidation', colour: 'red' }], groupLabel: String } },
    coordinates: [{ x: 0, y: -5000 }],
    bounding: { width: 780, height: 240 },
  });
  return figures?.find(({ type }) => type === 'text')?.attrs.y ?? 0;
}

test('CH3: a liquidation beyond the prices is named below what is said of joined bars and of a pair that is compared', () => {
  const plain = labelAt(['MA'], false);
  expect(labelAt(['MA'], true)).toBeGreaterThanOrEqual(plain + 14);
  // The button that removes the pair is 28 px high.
  expect(labelAt(['MA', comparedName], false)).toBeGreaterThanOrEqual(plain + 28);
  expect(labelAt(['MA', comparedName], true)).toBeGreaterThanOrEqual(plain + 14 + 28);
});
