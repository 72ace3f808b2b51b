import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { defaultChartSettings, type ChartSettings } from '../model/chart-settings.ts';
import { writeChartFile } from '../model/chart-file.ts';
import { readDrawings } from '../model/drawings.ts';
import { ChartSettingsPanel } from './chart-settings-panel.tsx';

const device: { storage: KeyValueStorage | undefined } = vi.hoisted(() => ({ storage: undefined }));
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: () => device.storage }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstruments: () => ({
    data: ['BTC/USDT', 'ETH/USDT', 'EUR/USD'].map((symbol) => ({ instrument: { symbol }, quote: undefined })),
  }),
}));
const saved = vi.hoisted(() => vi.fn<(text: string, name: string) => void>());
vi.mock('../../../../core/ui/save-as-file.ts', () => ({ saveAsFile: saved }));

const shown: ChartSettings[] = [];
const settingsNow = (): ChartSettings => shown.at(-1) ?? defaultChartSettings;

function Stage() {
  const [settings, setSettings] = useState(defaultChartSettings);
  useEffect(() => void shown.push(settings), [settings]);
  return (
    <ChartSettingsPanel isOpen onClose={() => undefined} symbol="BTC/USDT" settings={settings} onChange={setSettings} />
  );
}

async function show() {
  render(
    <Suspense>
      <Stage />
    </Suspense>,
  );
  return screen.findByRole('heading', { name: 'Indicators and style' }, { timeout: 60_000 });
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const drop = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Import', { selector: 'input' }), {
    target: { files: [new File([text], 'chart.json')] },
  });

describe('ChartSettingsPanel', () => {
  beforeEach(() => {
    device.storage = memoryStorage();
    saved.mockClear();
  });
  afterEach(cleanup);

  test('E2: lengths and colours are edited, a wrong one is told and changes nothing, and Reset brings the usual', async () => {
    await show();
    const edit = screen.getByRole('button', { name: 'Edit Moving average (MA)' });
    expect(edit.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(edit);
    fill('Length 1', '7');
    fill('Length 2', '');
    fill('Line 3: colour', 'orange');
    expect(settingsNow().looks.MA).toEqual({ params: [7, undefined, 30], colours: [0, 1, 6] });
    fill('Length 3', '9999');
    expect(screen.getByText('A whole number from 1 to 500')).toBeTruthy();
    expect(screen.getByLabelText('Length 3').getAttribute('aria-invalid')).toBe('true');
    expect(settingsNow().looks.MA?.params).toEqual([7, undefined, 30]);
    press('Reset');
    expect(settingsNow().looks).toEqual({});
    expect(screen.getByLabelText<HTMLInputElement>('Length 1').value).toBe('5');
  });

  test('E2: another pair is compared in percent, and another scale ends it', async () => {
    await show();
    press('Compare with: No pair');
    const pairs = within(screen.getByRole('radiogroup', { name: 'Compare with' })).getAllByRole('radio');
    expect(pairs.map((one) => one.closest('label')?.textContent)).toEqual(['No pair', 'ETH/USDT', 'EUR/USD']);
    fireEvent.click(screen.getByRole('radio', { name: 'ETH/USDT' }));
    expect(settingsNow().compared).toBe('ETH/USDT');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Percent' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Log' }));
    expect(settingsNow()).toMatchObject({ compared: undefined, scale: 'log' });
  });

  test('E2: a template is saved, used after other changes, and deleted', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Log' }));
    fill('Template name', ' Swing ');
    press('Save');
    expect(screen.getByText('Swing is saved.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Normal' }));
    press('Use Swing');
    expect(settingsNow().scale).toBe('log');
    press('Delete Swing');
    expect(screen.queryByRole('button', { name: 'Use Swing' })).toBeNull();
  });

  test('E3: a file brings settings, templates and the drawings of its pair, and never takes away', async () => {
    const drawings = readDrawings('[[1,"horizontal",5,6]]');
    const key = 'trading.drawings.ETH/USDT';
    device.storage?.write(key, '[[1,"vertical",7,8]]');
    await show();
    const templates = [{ name: 'Theirs', text: '1day|line|' }];
    drop(
      writeChartFile({ symbol: 'ETH/USDT', settings: { ...defaultChartSettings, scale: 'log' }, templates, drawings }),
    );
    await waitFor(() => expect(screen.getByText('Imported. Drawings on ETH/USDT: 1.')).toBeTruthy());
    expect(settingsNow().scale).toBe('log');
    expect(screen.getByRole('button', { name: 'Use Theirs' })).toBeTruthy();
    expect(readDrawings(device.storage?.read(key)).map(({ tool }) => tool)).toEqual(['vertical', 'horizontal']);
    drop('{"format":"something else"}');
    expect((await screen.findByRole('alert')).textContent).toBe('This is not a chart file.');
    expect(settingsNow().scale).toBe('log');
  });

  test('E3: the file that is exported is the one that can be imported', async () => {
    device.storage?.write('trading.drawings.BTC/USDT', '[[1,"horizontal",5,6]]');
    await show();
    press('Export');
    const [text = '', name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('chart-BTC-USDT.json');
    expect(JSON.parse(text)).toMatchObject({ symbol: 'BTC/USDT', drawings: [[1, 'horizontal', 5, 6]] });
  });
});
