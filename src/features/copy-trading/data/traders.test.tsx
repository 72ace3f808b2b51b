import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { useFirstTrades } from './traders.ts';

/** The trades of each trader, newest first, two a page. */
const opened: Readonly<Record<string, readonly string[]>> = {
  many: ['2026-05-05 00:00:00', '2026-04-04 00:00:00', '2026-03-03 00:00:00'],
  few: ['2026-02-02 00:00:00'],
  none: [],
  uncounted: ['2026-05-05 00:00:00', '2026-04-04 00:00:00', '2026-01-01 00:00:00'],
};

test('CT1 the first trade on record is the last one of the last page, and is not guessed where pages are not counted', async () => {
  const asked: string[] = [];
  const leadTrades: CopyTradingPort['leadTrades'] = async ({ traderId, page }) => {
    asked.push(`${traderId} ${page}`);
    const times = opened[traderId];
    if (times === undefined) throw new Error('silence');
    return {
      items: times.slice((page - 1) * 2, page * 2).map((openedAt, at) => ({ ...closedTrade, id: `${at}`, openedAt })),
      hasMore: page * 2 < times.length,
      total: traderId === 'uncounted' ? undefined : times.length,
    };
  };
  const root = new Container();
  root.bind<Pick<CopyTradingPort, 'leadTrades'>>(CopyTradingPort).toConstantValue({ leadTrades });
  const ids = [...Object.keys(opened), 'silent'];
  const { result } = renderHook(() => useFirstTrades(ids), { wrapper: portsAround(root) });
  expect([...result.current]).toEqual([]);
  await waitFor(() => expect(result.current.size).toBe(ids.length));
  expect(Object.fromEntries(result.current)).toEqual({
    many: '2026-03-03 00:00:00',
    few: '2026-02-02 00:00:00',
    none: null,
    uncounted: null,
    silent: null,
  });
  expect(asked.toSorted()).toEqual(['few 1', 'many 1', 'many 2', 'none 1', 'silent 1', 'uncounted 1']);
});
