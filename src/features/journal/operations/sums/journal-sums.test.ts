import { expect, test } from 'vitest';
import { journalLists } from '../../../../../tests/support/journal-lists.ts';
import type { JournalLists } from '../../model/journal.ts';
import type { Looked } from '../../model/period-figures.ts';
import { answerSums } from './answer-sums.ts';
import { sumsHere } from './journal-sums.ts';
import { openSums } from './open-sums.ts';
import type { SumsWorker } from './sums-in-worker.ts';
import type { FromSums, ToSums } from './sums-messages.ts';

const origin = { account: 'live', serverZone: 'UTC' } as const;
const lists = journalLists(2_600);
const looks: readonly Looked[] = [
  { currency: 'USDT', period: { span: 'all', month: '' }, ids: undefined },
  { currency: 'USDT', period: { span: 'month', month: '2026-01' }, ids: undefined },
  { currency: 'USDT', period: { span: 'year', month: '2026-01' }, ids: ['contract 0', 'seconds 5', 'contract 8'] },
];

/** A worker as a browser makes it: what passes is copied, and arrives later. */
function worker({ diesAt = Infinity, isSilent = false } = {}) {
  const answer = answerSums();
  const told: ToSums[] = [];
  let tell = (_answer: FromSums): void => undefined;
  let fail = (): void => undefined;
  let isOver = false;
  const made: SumsWorker = {
    postMessage: (question) => {
      told.push(structuredClone(question));
      queueMicrotask(() => {
        if (isOver) return;
        if (told.length >= diesAt) fail();
        else tell(structuredClone(answer(structuredClone(question))));
      });
    },
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'error') fail = () => listener({} as never);
      if (type !== 'message') return;
      tell = (data) => listener({ data } as never);
      if (!isSilent) queueMicrotask(() => tell({ kind: 'alive' }));
    },
    terminate: () => {
      isOver = true;
    },
  };
  return { made, told, isOver: () => isOver, fail: () => fail() };
}

async function sumsOf(sums: ReturnType<typeof sumsHere>, of: JournalLists = lists) {
  const results = await sums.results(of, origin);
  return { results, figures: await Promise.all(looks.map((looked) => sums.figures(looked))) };
}

test('E31: the worker sums to what the page would, and is handed and hands back little at a time', async () => {
  const { made, told, isOver } = worker();
  const sums = openSums(async () => made);
  expect(await sumsOf(sums)).toEqual(await sumsOf(sumsHere()));
  const parts = told.flatMap((message) => (message.kind === 'rows' ? message.part.rows.length : []));
  expect(parts.length).toBeGreaterThan(4);
  expect(Math.max(...parts)).toBeLessThanOrEqual(500);
  expect(told.filter(({ kind }) => kind === 'results').length).toBeGreaterThan(2);
  sums.close();
  await Promise.resolve();
  expect(isOver()).toBe(true);
});

test('E31: lists that are read on are summed anew, and spot orders without their beginning are left out', async () => {
  const { made } = worker();
  const sums = openSums(async () => made);
  const part = { ...lists, contracts: lists.contracts.slice(0, 10), spot: undefined };
  expect(await sumsOf(sums, part)).toEqual(await sumsOf(sumsHere(), part));
  expect(await sumsOf(sums)).toEqual(await sumsOf(sumsHere()));
});

test('E31: where there is no worker, or it dies at any moment, the page does the sums', async () => {
  const wanted = await sumsOf(sumsHere());
  expect(
    await sumsOf(
      openSums(() => {
        throw new TypeError('no worker here');
      }),
    ),
  ).toEqual(wanted);
  expect(await sumsOf(openSums(() => Promise.reject(new Error('refused'))))).toEqual(wanted);
  for (const diesAt of [1, 3, 6, 8, 11, 12])
    expect(await sumsOf(openSums(async () => worker({ diesAt }).made))).toEqual(wanted);
});

test('E31: a worker that a policy refuses says so without having lived', async () => {
  const refused = worker({ isSilent: true });
  const sums = openSums(async () => refused.made);
  setTimeout(refused.fail);
  expect((await sums.results(lists, origin)).length).toBeGreaterThan(1_000);
  expect(refused.isOver()).toBe(true);
});
