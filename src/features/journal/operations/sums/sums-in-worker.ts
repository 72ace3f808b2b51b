import type { ClosedResult, JournalOrigin } from '../../model/closed-result.ts';
import type { JournalLists } from '../../model/journal.ts';
import type { JournalSums } from './journal-sums.ts';
import type { FromSums, ListPart, ToSums } from './sums-messages.ts';

/** The part of a browser's worker that is needed here. */
export interface SumsWorker {
  postMessage(message: ToSums): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromSums }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** To copy so many to the worker and back takes some milliseconds; a frame is not missed for it. */
const rowsAtOnce = 500;
/** So many are under way at once: neither thread waits for the other. */
const partsUnderWay = 3;
/** A worker that is silent this long will never answer. */
const patienceMs = 10_000;

function* slices<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

function* partsOf({ contracts, options, spot }: JournalLists): Generator<ListPart> {
  for (const rows of slices(contracts)) yield { product: 'contracts', rows };
  for (const rows of slices(options)) yield { product: 'options', rows };
  for (const rows of slices(spot ?? [])) yield { product: 'spot', rows };
}

interface Waiting {
  readonly take: (answer: FromSums) => void;
  readonly fail: (error: Error) => void;
}

/** Questions and answers, in one order; each question after its end fails. */
function lineTo(worker: SumsWorker) {
  const waiting: Waiting[] = [];
  let end: Error | undefined;
  const fail = (error: Error): void => {
    end ??= error;
    for (const { fail: tell } of waiting.splice(0)) tell(error);
  };
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'failed') waiting.shift()?.fail(new Error(data.reason));
    else waiting.shift()?.take(data);
  });
  worker.addEventListener('error', () => fail(new Error('the worker of the journal failed')));
  worker.addEventListener('messageerror', () => fail(new Error('an answer of the worker cannot be read')));
  const next = (): Promise<FromSums> =>
    new Promise((take, reject) => {
      if (end === undefined) waiting.push({ take, fail: reject });
      else reject(end);
    });
  return {
    next,
    fail,
    ask: (question: ToSums): Promise<FromSums> => {
      const answer = next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page reaches its own worker alone
      if (end === undefined) worker.postMessage(question);
      return answer;
    },
  };
}

/** Asks one question after the other, a few of them ahead of their answers, which come in order. */
async function* answersTo(
  questions: Iterable<ToSums>,
  ask: (question: ToSums) => Promise<FromSums>,
): AsyncGenerator<FromSums> {
  const underWay: Promise<FromSums>[] = [];
  for (const question of questions) {
    const answer = ask(question);
    // One that fails is met in its turn, or after another that has failed before it.
    answer.catch(() => undefined);
    underWay.push(answer);
    const next = underWay.length < partsUnderWay ? undefined : underWay.shift();
    if (next !== undefined) yield await next;
  }
  for (const answer of underWay) yield await answer;
}

function* questionsWith(lists: JournalLists, origin: JournalOrigin): Generator<ToSums> {
  yield { kind: 'begin', isSpotWhole: lists.spot !== undefined };
  for (const part of partsOf(lists)) yield { kind: 'rows', part };
  yield { kind: 'sum', origin };
}

function* questionsForAll(count: number): Generator<ToSums> {
  for (let from = 0; from < count; from += rowsAtOnce) yield { kind: 'results', from, count: rowsAtOnce };
}

const unexpected = ({ kind }: FromSums): Error => new Error(`an answer of the kind ${kind} was not expected`);

/** Rejects where the worker does not live: a page's policy refuses one silently. */
export async function sumsInWorker(worker: SumsWorker): Promise<JournalSums> {
  const { ask, fail, next } = lineTo(worker);
  const close = (): void => {
    worker.terminate();
    fail(new Error('the journal was left'));
  };
  const late = setTimeout(() => fail(new Error('the worker of the journal is silent')), patienceMs);
  try {
    await next();
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(late);
  }
  return {
    results: async (lists, origin) => {
      let count = 0;
      for await (const answer of answersTo(questionsWith(lists, origin), ask))
        if (answer.kind === 'summed') count = answer.count;
      const results: ClosedResult[] = [];
      for await (const answer of answersTo(questionsForAll(count), ask)) {
        if (answer.kind !== 'results') throw unexpected(answer);
        results.push(...answer.results);
      }
      if (results.length !== count) throw new Error(`${count} results were summed and ${results.length} came`);
      return results;
    },
    figures: async (looked) => {
      const answer = await ask({ kind: 'figures', looked });
      if (answer.kind !== 'figures') throw unexpected(answer);
      return answer.figures;
    },
    close,
  };
}
