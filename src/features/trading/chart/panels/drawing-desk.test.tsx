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
  readonly onDrawEnd?: (event: { overlay: { paneId: string; points: Shown['points'] } }) => void;
  readonly onPressedMoveEnd?: (event: { overlay: { points: Shown['points'] } }) => void;
}

/** A chart of 400 by 200 px with a bar each 10 px, and the prices 200 to 0. */
function chartWith() {
  const overlays = new Map<string, Shown>();
  const pointAt = ({ x, y }: { x: number; y: number }) => ({ timestamp: Math.round(x / 10) * 60_000, value: 200 - y });
  const chart = {
    createOverlay: (overlay: Shown) => {
      overlays.set(overlay.id, overlay);
      return overlay.id;
    },
    removeOverlay: ({ groupId }: { groupId: string }) => {
      for (const [id, overlay] of overlays) if (overlay.groupId === groupId) overlays.delete(id);
    },
    getSize: () => ({ width: 400, height: 200 }),
    getBarSpace: () => ({ bar: 10 }),
    convertFromPixel: (places: { x: number; y: number }[]) => places.map(pointAt),
    convertToPixel: (points: { timestamp: number; value: number }[]) =>
      points.map(({ timestamp, value }) => ({ x: timestamp / 6000, y: 200 - value })),
  };
  // What of a chart the drawings use.
  return { overlays, chart: chart as unknown as Chart };
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
    const { overlays } = await showDesk();
    for (const [tool, id] of [
      ['Horizontal line', 'drawn-1'],
      ['Ray', 'drawn-2'],
    ] as const) {
      press(tool);
      const points = [{ timestamp: 60_000, value: 10 }].concat(id === 'drawn-2' ? [{ timestamp: 0, value: 20 }] : []);
      act(() => overlays.get(id)?.onDrawEnd?.({ overlay: { paneId: 'candle_pane', points } }));
    }
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

  test('E3: what misses the prices is not kept, and the tool waits for another try', async () => {
    const texts = deviceWith(true);
    const { overlays } = await showDesk();
    press('Horizontal line');
    const first = overlays.get('drawn-1');
    act(() => first?.onDrawEnd?.({ overlay: { paneId: 'VOL_pane', points: [{ timestamp: 60_000, value: 10 }] } }));
    expect(texts.get(key)).toBeUndefined();
    expect(overlays.get('drawn-1')).toBeDefined();
    expect(overlays.get('drawn-1')).not.toBe(first);
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
