import { act, renderHook, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { price } from '../../../../core/money/amount.ts';
import { restingGapMs } from '../../../shared/quotes/data/use-quote.ts';
import { noDrawings } from '../../chart/parts/chart-drawings.ts';
import { useLevelMoves } from './use-level-moves.ts';

const listening = vi.hoisted(() => vi.fn<(symbol: string | undefined, gapMs: number) => undefined>());
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => () => new Promise(() => undefined) }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ restingGapMs: 1000, useQuote: listening }));
vi.mock('../data/contract-stops.ts', () => ({ useSetContractStops: () => async () => undefined }));
vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));
beforeEach(() => listening.mockClear());

const symbol = sampleInstrument.symbol;
const withLevels: ContractOrder = { ...sampleContract, takeProfit: price('62000'), stopLoss: price('60000') };

const lines = { lines: noDrawings, liquidation: undefined, isOutOfReach: false, counting: usualCounting };

async function start(open: readonly ContractOrder[]) {
  const hook = renderHook(() => useLevelMoves(sampleInstrument, { ...lines, open }), {
    wrapper: ({ children }) => <Suspense>{children}</Suspense>,
  });
  await waitFor(() => expect(hook.result.current).not.toBeNull(), { timeout: 60_000 });
  return hook;
}

describe('useLevelMoves', () => {
  test.each<[string, readonly ContractOrder[]]>([
    ['no position', []],
    ['a position without levels', [sampleContract]],
    ['levels of a copied position, which its trader controls', [{ ...withLevels, kind: 'copied' }]],
  ])('CH3: with %s the desk listens to no price for the chart’s handles', async (_, open) => {
    await start(open);
    expect(listening.mock.lastCall?.[0]).toBeUndefined();
  });

  test('CH3: beside another position each handle names its own as the chart does, alone it names none', async () => {
    const owners = async (open: readonly ContractOrder[]) =>
      (await start(open)).result.current.grips?.grips.map(({ owner }) => owner);
    expect(await owners([withLevels])).toEqual([undefined, undefined]);
    const entry = expect.stringMatching(/^Long 0\.03 @ 61,250\.50?$/);
    expect(await owners([withLevels, { ...sampleContract, id: '22' }])).toEqual([entry, entry]);
  });

  test('T8: the result at a level is written as the sheet and the lists write results', async () => {
    const { grips } = (await start([withLevels])).result.current;
    const said = (at: string) => grips?.textOf({ id: `${withLevels.id}.stopLoss`, price: price(at) });
    // 0.03 × (61,235 − 61,250.5) − 0.05 and what a gain of half a unit leaves.
    expect(said('61243.837')).toMatch(/-\d+\.\d{2}\sUSDT$/);
    expect(said('61247.111')).toMatch(/-\d+\.\d{2}\sUSDT$/);
  });

  test('CH3: with levels it is drawn anew as seldom as a ticket at rest, and with every price while a move is asked about', async () => {
    const { result } = await start([withLevels]);
    expect(listening.mock.lastCall).toEqual([symbol, restingGapMs]);
    act(() => result.current.grips?.onMoved({ id: `${withLevels.id}.stopLoss`, price: price('60500') }));
    expect(result.current.sheet.move?.price).toBe('60500');
    expect(listening.mock.lastCall).toEqual([symbol, 0]);
    act(() => result.current.sheet.onClose());
    expect(listening.mock.lastCall).toEqual([symbol, restingGapMs]);
  });

  test('CH3: a picked price is offered as the level that it can be of each own position, and asked about like a move', async () => {
    const short: ContractOrder = { ...withLevels, id: '22', direction: 'short' };
    const copied: ContractOrder = { ...sampleContract, id: '23', kind: 'copied' };
    const { result } = await start([sampleContract, short, copied]);
    const offered = (at: string) => result.current.levelsAt(price(at), price('61000'));
    expect(offered('60000').map(({ label }) => label)).toEqual(['Stop loss of Long 0.03', 'Take profit of Short 0.03']);
    expect(offered('62000').map(({ id }) => id)).toEqual([`${sampleContract.id}.takeProfit`, '22.stopLoss']);
    expect(offered('61000')).toEqual([]);
    act(() => offered('60000')[0]?.take());
    expect(result.current.sheet.move).toMatchObject({
      level: 'stopLoss',
      price: '60000',
      name: 'Stop loss of Long 0.03',
    });
    expect(result.current.grips?.asked).toBeUndefined();
  });
});
