import { describe, expect, test } from 'vitest';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { settledOption } from '../../../../tests/support/option-samples.ts';
import { spotFill } from '../../../../tests/support/journal-samples.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ReadPage } from '../../shared/export/model/read-to-end.ts';
import { journalOf } from './journal.ts';
import {
  listsOf,
  nothingYet,
  readLists,
  recordsAtOnce,
  recordsOf,
  type JournalReads,
  type Progress,
} from './record-reading.ts';

const origin = { account: 'live', serverZone: 'UTC' } as const;

const pagesOf =
  <Row>(rows: readonly Row[]): ReadPage<Row> =>
  async (page, limit) => {
    const items = rows.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ items, hasMore: page * limit < rows.length, total: rows.length });
  };
const failing =
  (kind: 'no-answer' | 'unavailable'): (() => Promise<never>) =>
  async () =>
    Promise.reject(new AppError(kind, 'nothing came'));

const positions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...closedTrade, id: `${count - at}` }));
const options = [settledOption({})];
const orders = [
  spotFill('sell', { units: '0.5', at: '100', minute: 2 }),
  spotFill('buy', { units: '1', at: '100', minute: 1 }),
];
const whole: JournalReads = { contracts: pagesOf(positions(250)), options: pagesOf(options), spot: pagesOf(orders) };

async function run(reads: JournalReads, from = nothingYet) {
  const told: Progress[] = [];
  const way = { signal: new AbortController().signal, onProgress: (progress: Progress) => told.push(progress) };
  const readings = await readLists(reads, from, way);
  return { readings, records: recordsOf(readings, journalOf(listsOf(readings), origin)), told };
}

describe('E31 readLists', () => {
  test('E31 readLists: every list to its end, with its progress', async () => {
    const { records, told } = await run(whole);
    expect(records).toMatchObject({ isWhole: true, missing: [], isSpotLeftOut: false });
    expect(records.results).toHaveLength(252);
    expect(told.at(-1)).toEqual({ read: 253, total: 253 });
  });

  test('E31 readLists: a list that fails keeps what was read, is told, and is read on alone', async () => {
    let isDown = true;
    const asked: number[] = [];
    const flaky: JournalReads['contracts'] = async (page, limit) => {
      asked.push(page);
      if (isDown && page === 2) throw new AppError('no-answer', 'nothing came');
      return pagesOf(positions(250))(page, limit);
    };
    const first = await run({ ...whole, contracts: flaky });
    expect(first.records).toMatchObject({ isWhole: false, missing: [{ id: 'contracts', read: 100, end: 'failed' }] });
    isDown = false;
    const second = await run({ ...whole, contracts: flaky, options: failing('no-answer') }, first.readings);
    expect([second.records.isWhole, second.records.results.length, asked]).toEqual([true, 252, [1, 2, 2, 3]]);
  });

  test('E31 readLists: without every spot order spot is left out, and said to be', async () => {
    let calls = 0;
    const broken: JournalReads['spot'] = async () => {
      calls += 1;
      if (calls > 1) throw new AppError('no-answer', 'nothing came');
      return Promise.resolve({ items: orders, hasMore: true, total: 500 });
    };
    const { records } = await run({ ...whole, spot: broken });
    expect(records).toMatchObject({ isSpotLeftOut: true, isWhole: false, missing: [{ id: 'spot', read: 2 }] });
    expect(records.results.some(({ product }) => product === 'spot')).toBe(false);
  });

  test('E31 readLists: a product that is not offered, or whose call the server lacks, is not missing', async () => {
    const { records } = await run({ contracts: whole.contracts, options: failing('unavailable'), spot: undefined });
    expect(records).toMatchObject({ isWhole: true, missing: [] });
    expect(records.results).toHaveLength(250);
  });

  test('E31 readLists: an unreadable record is in no sum, and the sums say so', async () => {
    const unreadable = [{ id: '9', path: 'list[1]' }];
    const { records } = await run({
      ...whole,
      options: async () => Promise.resolve({ items: options, hasMore: false, total: 2, unreadable }),
    });
    expect(records.isWhole).toBe(false);
    expect(records.lacking.unreadable).toHaveLength(1);
  });

  test('E31 readLists: stops at a bound, says where, and reads on from there', async () => {
    // Pages larger than asked for: the bound is reached in a few of them.
    const size = recordsAtOnce / 2;
    const many = Array.from({ length: size * 3 }, (_, at) => ({ ...closedTrade, id: `${at}` }));
    const large: JournalReads['contracts'] = async (page) =>
      Promise.resolve({ items: many.slice((page - 1) * size, page * size), hasMore: page < 3, total: many.length });
    const first = await run({ contracts: large, options: undefined, spot: undefined });
    expect(first.records.missing).toMatchObject([{ id: 'contracts', read: recordsAtOnce, end: 'stopped' }]);
    const second = await run({ contracts: large, options: undefined, spot: undefined }, first.readings);
    expect([second.records.isWhole, second.records.results.length]).toEqual([true, many.length]);
  });
});
