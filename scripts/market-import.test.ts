import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBroughtHistory } from '../src/adapters/mock/doors/storage/brought-history-folder.ts';
import { createMarket } from '../src/adapters/mock/engine/market/create-market.ts';
import { historyWith } from '../src/adapters/mock/engine/market/history/shipped-history.ts';
import { listedInstruments } from '../src/adapters/mock/engine/market/facts/instruments.ts';
import { builtProgram } from '../tests/support/built-program.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** A Monday. */
const epoch = Date.UTC(2026, 0, 5);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly code: number;
  readonly said: string;
}

async function runImport(csv: string, ...wishes: readonly string[]): Promise<Outcome> {
  const file = join(folder, 'bars.csv');
  await writeFile(file, csv);
  const args = [await builtProgram('scripts/market-import.ts'), file, '--to', folder, ...wishes];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => void (said += String(chunk)));
  return new Promise((resolve) => void child.once('close', (code) => resolve({ code: code ?? 1, said })));
}

/** A real day is not smooth: every minute has its own prices. */
function minutes(count: number): readonly { time: number; open: number; high: number; low: number; close: number }[] {
  return Array.from({ length: count }, (_, minute) => {
    const open = 400 + ((minute * 37) % 101) / 10;
    const close = 400 + ((minute * 53) % 97) / 10;
    const reach = ((minute * 11) % 7) / 10;
    const time = Date.UTC(2023, 4, 1 + Math.floor(minute / 390), 13, 30) + (minute % 390) * minuteMs;
    return { time, open, close, high: Math.max(open, close) + reach, low: Math.min(open, close) - reach };
  });
}

const csvOf = (rows: ReturnType<typeof minutes>): string =>
  `time,open,high,low,close\n${rows
    .map(({ time, open, high, low, close }) =>
      [time, ...[open, high, low, close].map((price) => price.toFixed(1))].join(),
    )
    .join('\n')}\n`;

async function broughtMarket() {
  const history = historyWith(await readBroughtHistory(folder));
  return createMarket({ seed: 1, epoch, instruments: listedInstruments, history });
}

test('market:import: real minutes are replayed one by one in the days before the market begins', async () => {
  const rows = minutes(2 * 390 + 25);
  const { code, said } = await runImport(
    csvOf(rows),
    '--symbol',
    'AAPL/USD',
    '--period',
    '1min',
    '--source',
    'a friend',
  );
  expect([code, said]).toEqual([0, expect.stringContaining('whole days of 390 minutes')]);
  const market = await broughtMarket();
  expect(market.find('AAPL/USD')?.source).toMatch(
    /^replayed history: one-minute bars of 2023-05-01 to 2023-05-03 \(a friend\), moved to end where this market begins, [^;]*; before that, replayed history: Apple daily closes [^;]*, moved to end where those minutes begin [^;]*; what happens within those earlier days and all older and newer prices are generated$/,
  );
  const window = { symbol: 'AAPL/USD', from: epoch - 4 * dayMs, to: epoch - 1, at: epoch + dayMs } as const;
  const candles = market.candles({ ...window, period: '1min' });
  expect(candles).toHaveLength(780);
  const scale = (candles.at(-1)?.close ?? 0) / (rows.at(-1)?.close ?? 1);
  candles.forEach((candle, position) => {
    const row = rows[position + 25];
    for (const name of ['open', 'high', 'low', 'close'] as const)
      expect(Math.abs(candle[name] - (row?.[name] ?? 0) * scale)).toBeLessThan(1.5);
  });
  const [day] = market.candles({ ...window, from: epoch - 3 * dayMs, period: '1day' });
  expect(day).toMatchObject({
    open: candles[390]?.open,
    close: candles.at(-1)?.close,
    high: Math.max(...candles.slice(390).map(({ high }) => high)),
  });
}, 60_000);

test('market:import: bars of an hour become days, in place of those that ship', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, hour) => `${1_700_000_400 + hour * 3600},${hour + 10},${hour + 12},${hour + 9},${hour + 11},7`,
  );
  const csv = `time,open,high,low,close,volume\n${rows.join('\n')}`;
  expect((await runImport(csv, '--symbol', 'BTC/USDT', '--period', '60min')).said).toContain('joined to 3 days');
  const market = await broughtMarket();
  expect(market.find('BTC/USDT')?.source).toMatch(
    /^replayed history: daily bars of 2023-11-14 to 2023-11-16 \(bars.csv\)/,
  );
  const days = market.candles({
    symbol: 'BTC/USDT',
    period: '1day',
    from: epoch - 3 * dayMs,
    to: epoch - 1,
    at: epoch,
  });
  const scale = (days[2]?.close ?? 0) / 60;
  expect(days.map(({ high }) => Math.round(high / scale))).toEqual([13, 37, 61]);
}, 60_000);

test('market:import: a wrong file is refused with its lines, and nothing is written', async () => {
  const wishes = ['--symbol', 'BTC/USDT', '--period', '1day'];
  const wrong = await runImport(
    'time,open,high,low,close\n2024-01-01,1,2,1,3\n2024-01-02,1,2,1,2\n2024-01-02,1,2,1,2',
    ...wishes,
  );
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain('line 2: close 3 is not between low and high');
  expect(wrong.said).toContain('line 4: the same time as line 3');
  const hourly = await runImport('time,open,high,low,close\n1700000000,1,2,1,2\n1700003600,1,2,1,2', ...wishes);
  expect(hourly.said).toContain('most bars are 60 minutes after the one before, not 1440');
  expect((await runImport('', '--symbol', 'NOBODY/USDT', '--period', '1day')).said).toContain(
    '--symbol is one of this market',
  );
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([]);
}, 60_000);

test('readBroughtHistory: no folder is no history, and a file that is wrong is named', async () => {
  expect(await readBroughtHistory(join(folder, 'none'))).toEqual([]);
  await writeFile(join(folder, 'BTC-USDT-1day.json'), '{"symbol":"BTC/USDT"}');
  await expect(readBroughtHistory(folder)).rejects.toThrow('BTC-USDT-1day.json');
});
