// Packs a real history out of a CSV file for the market of the demo and the sandbox: see docs/market-data.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { broughtHistoryFolder } from '../src/adapters/mock/doors/storage/brought-history-folder.ts';
import { findListed } from '../src/adapters/mock/engine/market/facts/instruments.ts';
import { readMarketCsv } from './market-csv.ts';
import { packHistory, periods, type Period } from './market-pack.ts';

const usage =
  'npm run market:import -- FILE --symbol BTC/USDT --period 1min [--columns time,open,high,low,close,volume] [--source "…"] [--to DIR]';
const shownProblems = 20;

interface Wishes {
  readonly file: string;
  readonly symbol: string;
  readonly period: Period;
  readonly columns: readonly string[] | undefined;
  readonly source: string;
  readonly to: string;
}

function readWishes(): Wishes {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      symbol: { type: 'string' },
      period: { type: 'string' },
      columns: { type: 'string' },
      source: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [file] = positionals;
  const period = periods.find((candidate) => candidate === values.period);
  if (file === undefined || positionals.length > 1) throw new Error('name one file');
  if (values.symbol === undefined || findListed(values.symbol) === undefined)
    throw new Error(`--symbol is one of this market, not ${values.symbol ?? 'nothing'}`);
  if (period === undefined) throw new Error(`--period is one of ${periods.join(', ')}`);
  return {
    file,
    symbol: values.symbol,
    period,
    columns: values.columns?.split(','),
    source: values.source ?? basename(file),
    to: values.to ?? broughtHistoryFolder,
  };
}

/** Resolves with the exit code. */
function importHistory({ file, symbol, period, columns, source, to }: Wishes): number {
  const read = readMarketCsv(readFileSync(file, 'utf8'), columns);
  const outcome =
    read.problems.length > 0 ? { problems: read.problems } : packHistory(read, { symbol, period, source });
  if ('problems' in outcome) {
    for (const problem of outcome.problems.slice(0, shownProblems)) console.error(`${file}: ${problem}`);
    const more = outcome.problems.length - shownProblems;
    if (more > 0) console.error(`${file}: and ${more} more`);
    console.error('Nothing was written.');
    return 1;
  }
  mkdirSync(to, { recursive: true });
  const target = join(to, `${symbol.replace('/', '-')}-${outcome.packed.period}.json`);
  const text = JSON.stringify(outcome.packed);
  writeFileSync(target, text);
  for (const remark of outcome.remarks) console.log(remark);
  console.log(`${target}: ${(text.length / 1000).toFixed(1)} kB. Build the demo again, or start the sandbox again.`);
  return 0;
}

try {
  process.exitCode = importHistory(readWishes());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
