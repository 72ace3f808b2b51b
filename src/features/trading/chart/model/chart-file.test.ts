import { describe, expect, test } from 'vitest';
import { readChartFile, writeChartFile } from './chart-file.ts';
import { defaultChartSettings, type ChartSettings } from './chart-settings.ts';
import {
  applied,
  mostTemplates,
  nameOf,
  readTemplates,
  withoutTemplate,
  withTemplate,
  writeTemplates,
} from './chart-templates.ts';
import type { Drawing } from './drawings.ts';

const settings: ChartSettings = {
  ...defaultChartSettings,
  range: '4hour',
  scale: 'log',
  compared: 'ETH/USDT',
  looks: { MA: { params: [7, undefined, 99], colours: [3, 1, 2] } },
};
const drawing: Drawing = { id: 2, tool: 'text', points: [{ at: 1000, value: 2.5 }], text: 'Support "A"' };

describe('chart templates', () => {
  test('E2: a template has the look, and leaves period and comparison as they are', () => {
    const [template] = readTemplates(writeTemplates(withTemplate([], 'Swing', settings)));
    if (template === undefined) throw new Error('no template');
    const now: ChartSettings = { ...defaultChartSettings, range: '1week', compared: 'EUR/USD' };
    expect(applied(now, template)).toEqual({ ...settings, range: '1week', compared: 'EUR/USD' });
  });

  test('E2: a name is kept once, and the last one saved counts', () => {
    const twice = withTemplate(withTemplate([], 'A', settings), 'A', defaultChartSettings);
    expect(twice).toHaveLength(1);
    expect(twice[0] === undefined ? undefined : applied(settings, twice[0]).scale).toBe('normal');
    expect(withoutTemplate(twice, 'A')).toEqual([]);
    expect(nameOf('  two \n words ')).toBe('two words');
  });

  test.each([undefined, '', '{', '7', '[7,["x"],["",""],["y",1]]'])('E2: %s is no template', (text) => {
    expect(readTemplates(text)).toEqual([]);
  });
});

describe('chart file', () => {
  const whole = {
    symbol: 'BTC/USDT',
    settings,
    templates: withTemplate([], 'Swing', settings),
    drawings: [drawing],
  };

  test('E3: a chart comes back from its file', () => {
    expect(readChartFile(writeChartFile(whole))).toEqual(whole);
  });

  test.each([
    '',
    'no file',
    '[]',
    'null',
    '{"format":"tandem-chart"}',
    '{"format":"tandem-chart","version":2,"symbol":"BTC/USDT"}',
    '{"format":"tandem-chart","version":1,"symbol":"../secret"}',
    '{"format":"other","version":1,"symbol":"BTC/USDT"}',
    `{"format":"tandem-chart","version":1,"symbol":"BTC/USDT"${' '.repeat(600_000)}}`,
  ])('E3: %.60s is no chart file', (text) => {
    expect(readChartFile(text)).toBeUndefined();
  });

  test('E3: of a file that was changed by hand the readable parts are taken', () => {
    const text = JSON.stringify({
      format: 'tandem-chart',
      version: 1,
      symbol: 'BTC/USDT',
      settings: 7,
      templates: [['Good', '1day|line|'], ['Bad']],
      drawings: [[1, 'horizontal', 5, 6], [2, 'horizontal', 'x', 6], 'text'],
    });
    const read = readChartFile(text);
    expect(read?.settings).toEqual(defaultChartSettings);
    expect(read?.templates.map(({ name }) => name)).toEqual(['Good']);
    expect(read?.drawings).toHaveLength(1);
    const many = Array.from({ length: 50 }, (_, index) => [`${index}`, '']);
    expect(readChartFile(JSON.stringify({ ...JSON.parse(text), templates: many }))?.templates).toHaveLength(
      mostTemplates,
    );
  });
});
