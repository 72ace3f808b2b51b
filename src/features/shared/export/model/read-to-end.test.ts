import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { nothingRead, readToEnd, type ReadPage } from './read-to-end.ts';

interface Row {
  readonly id: string;
}

interface Server {
  readonly count: number;
  /** The most rows that it sends per page, for every requested size. */
  readonly perPage: number;
  readonly doesCount: boolean;
  /** New rows before each further page. */
  readonly arrivals?: number;
}

function serverWith({ count, perPage, doesCount, arrivals = 0 }: Server): ReadPage<Row> {
  let newest = count;
  return async (page, limit): Promise<Page<Row>> => {
    if (page > 1) newest += arrivals;
    const size = Math.min(limit, perPage);
    const from = newest - (page - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, from)) }, (_, index) => ({ id: `${from - index}` }));
    return { items, hasMore: items.length >= limit, total: doesCount ? newest : undefined };
  };
}

const run = (read: ReadPage<Row>, signal = new AbortController().signal) =>
  readToEnd<Row>(nothingRead, { read, signal, onProgress: () => undefined });

describe('E12 readToEnd', () => {
  test('E12 readToEnd: every row once, whatever a page holds and whatever comes in meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          count: fc.integer({ min: 0, max: 450 }),
          perPage: fc.integer({ min: 5, max: 120 }),
          doesCount: fc.boolean(),
          arrivals: fc.integer({ min: 0, max: 4 }),
        }),
        async (server) => {
          const { reading, end } = await run(serverWith(server));
          const missing = Array.from({ length: server.count }, (_, index) => `${index + 1}`).filter(
            (id) => !reading.rows.has(id),
          );
          expect(missing).toEqual([]);
          // A server that counts arrivals meanwhile counts more than there were at the beginning.
          if (server.arrivals === 0 || !server.doesCount) expect(end).toBe('whole');
        },
      ),
    );
  });

  test('E12 readToEnd: a page that fails leaves what was read, and goes on there', async () => {
    const whole = serverWith({ count: 250, perPage: 100, doesCount: true });
    let isDown = true;
    const flaky: ReadPage<Row> = async (page, limit) => {
      if (page === 2 && isDown) throw new AppError('no-answer', 'nothing came');
      return whole(page, limit);
    };
    const first = await run(flaky);
    expect([first.end, first.error?.kind, first.reading.rows.size]).toEqual(['failed', 'no-answer', 100]);
    isDown = false;
    const asked: number[] = [];
    const second = await readToEnd(first.reading, {
      read: (page, limit) => {
        asked.push(page);
        return flaky(page, limit);
      },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect([second.end, second.reading.rows.size, asked]).toEqual(['whole', 250, [2, 3]]);
  });

  test('E12 readToEnd: stopping does not wait for a page that does not come', async () => {
    const controller = new AbortController();
    const never: ReadPage<Row> = () => new Promise(() => undefined);
    const result = run(never, controller.signal);
    controller.abort();
    await expect(result).resolves.toMatchObject({ end: 'stopped' });
  });

  test('E12 readToEnd: a server that says the same page for ever is not read for ever, and its list is not whole', async () => {
    const stuck: ReadPage<Row> = async () => ({ items: [{ id: '1' }], hasMore: true, total: undefined });
    expect(await run(stuck)).toMatchObject({ end: 'stuck', reading: { nextPage: 3 } });
  });

  test('E12 readToEnd: fewer rows than the server counts are not whole', async () => {
    const short: ReadPage<Row> = async (page) => ({ items: page === 1 ? [{ id: '1' }] : [], hasMore: false, total: 2 });
    expect((await run(short)).end).toBe('short');
  });

  test('R8 readToEnd: rows that cannot be read are counted, and what was read is not called whole', async () => {
    const unreadable = [
      { id: '9', path: 'message[1]' },
      { id: undefined, path: 'message[2]' },
    ];
    const lacking: ReadPage<Row> = async (page) =>
      page === 1
        ? { items: [{ id: '1' }], unreadable, hasMore: false, total: 3 }
        : { items: [], hasMore: false, total: 3 };
    const { reading, end } = await run(lacking);
    expect([reading.rows.size, reading.unreadable.size, end]).toEqual([1, 2, 'lacking']);
  });

  test('R8 readToEnd: a server that answers every page with the same unreadable rows is not asked without end', async () => {
    const unreadable = [{ id: undefined, path: 'message[1]' }];
    const stuck: ReadPage<Row> = async () => ({ items: [{ id: '1' }], unreadable, hasMore: true, total: undefined });
    expect((await run(stuck)).end).toBe('stuck');
  });
});
