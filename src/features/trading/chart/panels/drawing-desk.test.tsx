import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Chart } from 'klinecharts';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { readDrawings } from '../model/drawings.ts';
import { DrawingDesk } from './drawing-desk.tsx';

const device: { storage: KeyValueStorage | undefined } = vi.hoisted(() => ({ storage: undefined }));
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: () => device.storage }));

const key = `trading.drawings.${sampleInstrument.symbol}`;

/** A device that keeps texts, or has no room for them. */
function deviceWith(hasRoom: boolean, texts = new Map<string, string>()) {
  const nothing = () => undefined;
  device.storage = {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    keeps: () => hasRoom,
    remove: (name) => void texts.delete(name),
    clear: nothing,
    watch: () => nothing,
  };
  return texts;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly groupId: string;
  readonly lock?: boolean;
  readonly points?: { timestamp: number; value: number }[];
  readonly onSelected?: () => void;
  readonly onPressedMoveEnd?: (event: { overlay: { points: Shown['points'] } }) => void;
}

/** A chart of 400 by 200 px with a bar each 10 px, and the prices 200 to 0; below them is another pane. */
function chartWith() {
  const place = document.body.appendChild(document.createElement('div'));
  const inner = place.appendChild(document.createElement('div'));
  const overlays = new Map<string, Shown>();
  const pointAt = ({ x, y }: { x: number; y: number }) => ({ timestamp: Math.round(x / 10) * 60_000, value: 200 - y });
  const chart = {
    createOverlay: (overlay: Shown) => {
      overlays.set(overlay.id, overlay);
      return overlay.id;
    },
    removeOverlay: (filter: { groupId?: string; id?: string }) => {
      for (const [id, overlay] of overlays) {
        if (filter.id === undefined ? overlay.groupId === filter.groupId : id === filter.id) overlays.delete(id);
      }
    },
    getDom: () => inner,
    getSize: () => ({ width: 400, height: 200 }),
    getBarSpace: () => ({ bar: 10 }),
    convertFromPixel: (places: { x: number; y: number }[]) => places.map(pointAt),
    convertToPixel: (points: { timestamp: number; value: number }[]) =>
      points.map(({ timestamp, value }) => ({ x: timestamp / 6000, y: 200 - value })),
  };
  // What of a chart the drawings use.
  return { overlays, place, chart: chart as unknown as Chart };
}

const at = ([clientX, clientY]: readonly [number, number]) => ({
  clientX,
  clientY,
  button: 0,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'touch',
});

/** Touches a place for a moment. */
function tap(place: HTMLElement, ...spots: readonly (readonly [number, number])[]): void {
  for (const spot of spots) {
    fireEvent.pointerDown(place, at(spot));
    fireEvent.pointerUp(place, at(spot));
  }
}

async function showDesk(isOpen = true) {
  const stage = chartWith();
  const onClose = vi.fn<() => void>();
  const desk = (isNow: boolean) => (
    <Suspense>
      <DrawingDesk chart={stage.chart} instrument={sampleInstrument} isOpen={isNow} onClose={onClose} />
    </Suspense>
  );
  const { rerender } = render(desk(isOpen));
  await vi.waitFor(() => expect(stage.overlays.size > 0 || screen.queryByRole('group') !== null).toBe(true), 10_000);
  return { ...stage, onClose, setOpen: (isNow: boolean) => rerender(desk(isNow)) };
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const strip = (): HTMLElement => screen.getByRole('group', { name: 'Drawing tools' });

afterEach(cleanup);

describe('DrawingDesk', () => {
  test('E3: a tool is placed in the middle and nudged by keys alone, and kept on the device', async () => {
    const texts = deviceWith(true);
    const { overlays } = await showDesk();
    press('Trend line');
    press('Place in the middle');
    expect(document.activeElement).toBe(strip());
    const [first] = readDrawings(texts.get(key));
    expect(first).toEqual({
      id: 1,
      tool: 'trend',
      points: [
        { at: 600_000, value: 50 },
        { at: 1_800_000, value: 150 },
      ],
      text: '',
    });
    fireEvent.keyDown(strip(), { key: 'ArrowUp' });
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    press('Arrows move: All');
    press('Arrows move: Start');
    fireEvent.keyDown(strip(), { key: 'PageDown' });
    expect(readDrawings(texts.get(key))[0]?.points).toEqual([
      { at: 660_000, value: 52 },
      { at: 1_860_000, value: 132 },
    ]);
    expect(overlays.get('drawn-1')?.points?.[1]).toEqual({ timestamp: 1_860_000, value: 132 });
  });

  test('E3: fingers place, choose and move; Delete removes one, a button all, and undo brings them back', async () => {
    const texts = deviceWith(true);
    const { overlays, place } = await showDesk();
    press('Horizontal line');
    tap(place, [10, 190]);
    press('Ray');
    tap(place, [10, 190], [0, 180]);
    expect(readDrawings(texts.get(key)).map(({ tool }) => tool)).toEqual(['horizontal', 'ray']);
    act(() => overlays.get('drawn-1')?.onSelected?.());
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('1');
    act(() =>
      overlays.get('drawn-1')?.onPressedMoveEnd?.({ overlay: { points: [{ timestamp: 120_000, value: 33 }] } }),
    );
    expect(readDrawings(texts.get(key))[0]?.points).toEqual([{ at: 120_000, value: 33 }]);
    fireEvent.keyDown(strip(), { key: 'Delete' });
    expect([...overlays.keys()]).toEqual(['drawn-2']);
    press('Delete all drawings');
    expect(overlays.size).toBe(0);
    press('Undo');
    press('Undo');
    expect([...overlays.keys()]).toEqual(['drawn-1', 'drawn-2']);
  });

  test('E3: what the mouse drags is chosen and has the keys: Delete removes it and not another, Ctrl+Z brings it back', async () => {
    const texts = deviceWith(true);
    const { overlays, place } = await showDesk();
    press('Horizontal line');
    tap(place, [10, 190]);
    press('Vertical line');
    tap(place, [10, 190]);
    expect(document.activeElement).toBe(strip());
    act(() =>
      overlays.get('drawn-1')?.onPressedMoveEnd?.({ overlay: { points: [{ timestamp: 120_000, value: 33 }] } }),
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('1');
    fireEvent.keyDown(strip(), { key: 'Backspace' });
    expect(readDrawings(texts.get(key)).map(({ tool }) => tool)).toEqual(['vertical']);
    fireEvent.keyDown(strip(), { key: 'z', ctrlKey: true });
    expect(readDrawings(texts.get(key)).map(({ tool }) => tool)).toEqual(['horizontal', 'vertical']);
  });

  test('E3: what misses the prices is not kept, and the tool waits for another try', async () => {
    const texts = deviceWith(true);
    const { place } = await showDesk();
    press('Horizontal line');
    tap(place, [100, 230]);
    expect(texts.get(key)).toBeUndefined();
    tap(place, [100, 150]);
    expect(readDrawings(texts.get(key))[0]?.points).toEqual([{ at: 600_000, value: 50 }]);
  });

  test('T14: the first drawing after the tools open is kept, and so is each tap right after another', async () => {
    const texts = deviceWith(true);
    const { place, overlays } = await showDesk();
    press('Parallel channel');
    // All within a moment, as a library that waits for double taps does not take them.
    tap(place, [100, 100]);
    expect(overlays.get('drawing-preview')?.points).toHaveLength(1);
    tap(place, [200, 50], [104, 103]);
    expect(readDrawings(texts.get(key))).toEqual([
      {
        id: 1,
        tool: 'channel',
        points: [
          { at: 600_000, value: 100 },
          { at: 1_200_000, value: 150 },
          { at: 600_000, value: 97 },
        ],
        text: '',
      },
    ]);
    expect([...overlays.keys()]).toEqual(['drawn-1']);
  });

  test('T14: one drag draws from its start to its end, and a second finger breaks it off', async () => {
    const texts = deviceWith(true);
    const { place, overlays } = await showDesk();
    press('Trend line');
    fireEvent.pointerDown(place, at([100, 100]));
    fireEvent.pointerDown(place, { ...at([150, 100]), isPrimary: false, pointerId: 2 });
    fireEvent.pointerUp(place, at([300, 20]));
    expect(texts.get(key)).toBeUndefined();
    fireEvent.pointerDown(place, at([100, 100]));
    fireEvent.pointerMove(place, at([200, 80]));
    expect(overlays.get('drawing-preview')?.points).toHaveLength(2);
    fireEvent.pointerUp(place, at([300, 20]));
    expect(readDrawings(texts.get(key))[0]?.points).toEqual([
      { at: 600_000, value: 100 },
      { at: 1_800_000, value: 180 },
    ]);
  });

  test('E3: a text says what is typed, and its field keeps the arrow keys', async () => {
    const texts = deviceWith(true);
    const { place } = await showDesk();
    press('Text');
    tap(place, [100, 100]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words on the chart' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Support' } });
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Delete' });
    expect(readDrawings(texts.get(key))).toEqual([
      { id: 1, tool: 'text', points: [{ at: 600_000, value: 100 }], text: 'Support' },
    ]);
  });

  test('E3: drawings are there again on the next chart, and gestures go through them while the tools are closed', async () => {
    deviceWith(true, new Map([[key, '[[7,"fibonacci",0,1,60000,2]]']]));
    const { overlays, setOpen } = await showDesk(false);
    expect(overlays.get('drawn-7')?.lock).toBe(true);
    expect(screen.queryByRole('group')).toBeNull();
    setOpen(true);
    expect(overlays.get('drawn-7')?.lock).toBe(false);
  });

  test('E3: a device without room says so, and the drawing stays in sight', async () => {
    deviceWith(false);
    const { overlays } = await showDesk();
    press('Measure');
    press('Place in the middle');
    expect(screen.getByRole('alert').textContent).toContain('no room left');
    expect(overlays.get('drawn-1')).toBeDefined();
  });

  test('E3: Escape leaves the tool, then the chosen drawing, then the tools', async () => {
    deviceWith(true, new Map([[key, '[[1,"horizontal",0,1]]']]));
    const { onClose } = await showDesk();
    press('Ray');
    fireEvent.keyDown(strip(), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Ray' }).getAttribute('aria-pressed')).toBe('false');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
    fireEvent.keyDown(strip(), { key: 'Escape' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(strip(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
