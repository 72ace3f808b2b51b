import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { closingProgress, tellsClosed } from './closing-progress.ts';
import {
  closingPlan,
  netProfit,
  liquidationOf,
  netRealised,
  positionView,
  remarked,
  standingOf,
} from './contract-position.ts';

const position = {
  ...sampleContract,
  status: 'open',
  kind: 'own',
  openFee: amount('0.3'),
  overnightFee: amount('0.2'),
  profit: amount('10'),
} as const;
const emptyState = {
  available: undefined,
  riskRate: undefined,
  margin: undefined,
  marginAtOpen: undefined,
  profit: undefined,
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
};
const short = { ...position, id: '2', direction: 'short', profit: amount('-4') } as const;
const copied = { ...position, id: '3', kind: 'copied' } as const;

describe('positions', () => {
  test('PO1: the result is net of the fees that are known', () => {
    expect([netProfit(position, 'price'), netProfit(short, 'price')]).toEqual(['9.5', '-4.5']);
  });

  test('PO4: the realised result takes off every fee, to the last decimal', () => {
    const closed = { ...position, status: 'closed', realisedProfit: amount('1.23456789') } as const;
    expect(netRealised(closed)).toBe('0.73456789');
    expect(netRealised(position)).toBeUndefined();
  });

  test('PO1: risk and room to the liquidation are unknown where the server says no burst level', () => {
    const purse = { positions: [position], available: amount('100'), state: undefined, burstLevel: undefined };
    expect(positionView(position, standingOf(purse))).toMatchObject({ level: undefined, liquidation: undefined });
  });

  test('PO1: both sides of a hedge have the same room to the one liquidation of their pair', () => {
    const large = { ...position, size: quantity('1'), openPrice: price('60000'), lastPrice: price('60000') } as const;
    const small = { ...large, id: '2', direction: 'short', size: quantity('0.25') } as const;
    const purse = {
      positions: [large, small],
      available: amount('10000'),
      state: undefined,
      burstLevel: rate('10'),
    };
    const [long, hedge] = [large, small].map((one) => positionView(one, standingOf(purse)));
    expect(compare(long?.liquidation ?? price('0'), price('60000'))).toBe(-1);
    expect(long?.distance).not.toBe('0');
    expect([hedge?.liquidation, hedge?.distance]).toEqual([long?.liquidation, long?.distance]);
  });

  test('PO1: no price leads to the liquidation of what the account can pay; that is not the same as not knowing', () => {
    const rich = { positions: [position], available: amount('99999999'), state: undefined, burstLevel: rate('10') };
    expect(positionView(position, standingOf(rich))).toMatchObject({ liquidation: undefined, isOutOfReach: true });
    const unknown = { ...rich, available: undefined };
    expect(positionView(position, standingOf(unknown))).toMatchObject({ liquidation: undefined, isOutOfReach: false });
  });

  test('T2, PO1: a liquidation that the price would have to multiply for is out of reach, and no distance is told to it', () => {
    const sold = { ...position, direction: 'short' as const };
    const rich = { positions: [sold], available: amount('99999999'), state: undefined, burstLevel: rate('10') };
    const view = positionView(sold, standingOf(rich));
    expect([view.liquidation === undefined, view.isOutOfReach, view.distance]).toEqual([false, true, undefined]);
  });

  test('R8 beside a position that cannot be read, the risk is what the server says and no liquidation is foreseen', () => {
    const state = { ...emptyState, riskRate: rate('44') };
    const purse = { positions: [position], available: amount('100'), state, burstLevel: rate('10'), isPartial: true };
    expect(positionView(position, standingOf(purse))).toMatchObject({
      risk: '44',
      liquidation: undefined,
      isOutOfReach: false,
    });
    expect(positionView(position, standingOf({ ...purse, isPartial: false })).risk).not.toBe('44');
  });

  test('T2: an all-in position at a hundred times never reads safe, however high the risk rate', () => {
    const marginAtOpen = amount('1000');
    const leverage = rate('100');
    const allIn = { ...position, openPrice: price('100000'), lastPrice: price('100000'), size: quantity('1') } as const;
    const purse = {
      positions: [{ ...allIn, marginAtOpen, margin: marginAtOpen, leverage, profit: amount('0') }],
      available: amount('60'),
      state: undefined,
      burstLevel: rate('10'),
    };
    const view = positionView(allIn, standingOf(purse));
    expect(view).toMatchObject({ level: 'danger', risk: '106' });
    expect(compare(view.distance ?? rate('100'), rate('1'))).toBe(-1);
  });

  test('T2: the return is the result after fees in percent of the margin put in', () => {
    const purse = { positions: [position], available: amount('100'), state: undefined, burstLevel: rate('10') };
    const margin = { ...position, marginAtOpen: amount('38') };
    expect(positionView(margin, standingOf(purse)).returned).toBe('25');
    expect(positionView({ ...margin, marginAtOpen: amount('0') }, standingOf(purse)).returned).toBeUndefined();
  });

  test('PO1: a position without equity is in danger', () => {
    const lost = { ...position, profit: amount(`-${position.marginAtOpen}`) };
    const purse = { positions: [lost], available: amount('0'), state: undefined, burstLevel: rate('10') };
    expect(positionView(lost, standingOf(purse))).toMatchObject({ risk: '0', level: 'danger' });
  });

  test('PO1: figures found once for a quote currency are those of each position, pair by pair', () => {
    const elsewhere = { ...short, id: '4', baseId: '77', openPrice: price('3') } as const;
    const positions = [position, { ...position, id: '5' }, elsewhere];
    const purse = { positions, available: amount('1'), state: undefined, burstLevel: rate('5') };
    const { pairs } = standingOf(purse);
    const liquidationOfPair = (baseId: CurrencyId) => pairs.get(baseId)?.liquidation;
    expect(liquidationOfPair(elsewhere.baseId)).toBeDefined();
    expect(liquidationOfPair(elsewhere.baseId)).not.toBe(liquidationOfPair(position.baseId));
    for (const one of positions) expect(liquidationOfPair(one.baseId)).toBe(liquidationOf(one, purse).liquidation);
  });

  test('PO3: closing a side names what it closes, what it comes to, and what stays', () => {
    const plan = closingPlan([position, short, copied], 'long');
    expect(plan.closing.map(({ id }) => id)).toEqual([position.id]);
    expect(plan.staying.map(({ id }) => id)).toEqual(['2', '3']);
    expect(closingPlan([position, short, copied], 'all').nets).toEqual([[position.quoteId, '5']]);
  });

  test('PO3: each position shows its outcome; one that stays open is called so at the end', () => {
    const watch = { planned: [position, short], open: [short], isListNew: true, isOver: false };
    expect(closingProgress(watch).map(({ result }) => result)).toEqual(['closed', 'waiting']);
    expect(closingProgress({ ...watch, isOver: true }).map(({ result }) => result)).toEqual(['closed', 'still-open']);
    expect(closingProgress({ ...watch, open: [], isListNew: false }).map(({ result }) => result)).toEqual([
      'waiting',
      'waiting',
    ]);
  });

  test('PO3, E34: what is missing is closed only by a list that was read to its end since the answer', () => {
    const [asked, list] = [
      { readAt: 100, isAnswered: true },
      { readAt: 200, hasMore: false },
    ];
    expect(tellsClosed(list, asked)).toBe(true);
    expect(tellsClosed({ ...list, hasMore: true }, asked)).toBe(false);
    expect(tellsClosed({ ...list, readAt: 100 }, asked)).toBe(false);
    expect(tellsClosed(list, { ...asked, isAnswered: false })).toBe(false);
  });

  test('remarked: a pushed price replaces the one that was read, and nothing else', () => {
    const [marked] = remarked([position], new Map([[position.id, { lastPrice: price('1'), profit: amount('7') }]]));
    expect(marked).toEqual({ ...position, lastPrice: '1', profit: '7' });
    expect(compare(amount('7'), marked?.profit ?? amount('0'))).toBe(0);
  });
});
