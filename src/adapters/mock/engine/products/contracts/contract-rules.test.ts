import { describe, expect, test } from 'vitest';
import { amount, price, rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import { findListed, type ListedInstrument } from '../../market/facts/instruments.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import type { ContractRecord } from './contract-record.ts';
import { nightCharge, openingCost, openSteps, settlement } from './contract-rules.ts';

const found = findListed('BTC/USDT');
if (found === undefined) throw new RangeError('BTC/USDT');
/** Price steps of 0.1, lots of 0.01, a fee of 0.05 %; one night costs 0.3 % here. */
const listed: ListedInstrument = { ...found, spread: price('2.5'), overnight: rate('0.3') };
const books = { account: 'live', currency: 'USDT' } as const;
const free: Transfer['from'] = { user: '1', account: 'live', wallet: 'lever', locked: false };
const locked: Transfer['from'] = { ...free, locked: true };

/** Ten lots at 60,000: a value of 6,000, of which a night takes 18. */
const position = (margin: string): ContractRecord => ({
  id: 1,
  user: '1',
  symbol: 'BTC/USDT',
  direction: 'long',
  kind: 'own',
  lots: 10,
  leverage: 50,
  originPrice: 599_975,
  price: 600_000,
  marginAtOpen: amount('120'),
  fee: amount('3'),
  placedAt: 0,
  takeProfit: 0,
  stopLoss: 0,
  margin: amount(margin),
  overnight: amount('1'),
  status: 'open',
  openedAt: 0,
  closingAt: null,
  endedAt: null,
  endPrice: null,
  result: null,
});

const told = (transfers: readonly Transfer[]) => transfers.map(({ from, to, amount: sum }) => ({ from, to, sum }));

describe('openSteps', () => {
  test('H22: the spread is against the person in both directions, and a price never ends at nothing', () => {
    expect(openSteps(listed, 'long', 599_975)).toBe(600_000);
    expect(openSteps(listed, 'short', 600_025)).toBe(600_000);
    expect(openSteps(listed, 'short', 20)).toBe(1);
  });

  test('H22: margin and fee are counted at the price after the spread', () => {
    const at = (steps: number) => openingCost(listed, { price: steps, lots: 10, leverage: 50 });
    expect(at(openSteps(listed, 'long', 599_975))).toMatchObject({ value: '6000', margin: '120', fee: '3' });
    expect(at(599_975)).toMatchObject({ value: '5999.75', margin: '119.995', fee: '2.999875' });
  });
});

describe('nightCharge', () => {
  const charge = (margin: string, own: string) => nightCharge(position(margin), { listed, free: amount(own) }, books);
  const toHouse = { house: 'fees' } as const;

  test('a night is taken out of the margin where that is enough', () => {
    const { transfers, margin, overnight } = charge('20', '500');
    expect(told(transfers)).toEqual([{ from: locked, to: toHouse, sum: '18' }]);
    expect([margin, overnight]).toEqual(['2', '19']);
    expect(transfers.every(({ kind }) => kind === billKinds.contractNight)).toBe(true);
  });

  test('what the margin does not cover comes out of what is free', () => {
    const { transfers, margin, overnight } = charge('5', '500');
    expect(told(transfers)).toEqual([
      { from: locked, to: toHouse, sum: '5' },
      { from: free, to: toHouse, sum: '13' },
    ]);
    expect([margin, overnight]).toEqual(['0', '19']);
  });

  test('no more is taken than both hold, and no more is told as charged', () => {
    const { transfers, margin, overnight } = charge('5', '4.5');
    expect(told(transfers).map(({ sum }) => sum)).toEqual(['5', '4.5']);
    expect([margin, overnight]).toEqual(['0', '10.5']);
    const nothing = charge('0', '0');
    expect([nothing.transfers, nothing.margin, nothing.overnight]).toEqual([[], '0', '1']);
  });
});

describe('settlement', () => {
  const settled = (profit: string, own: string) => {
    const question: { profit: Money; free: Money; kind: number } = {
      profit: amount(profit),
      free: amount(own),
      kind: billKinds.contractClosed,
    };
    return settlement(position('120'), question, books);
  };
  const market = { house: 'market' } as const;

  test('a gain comes from the market, and the margin back', () => {
    const { transfers, result } = settled('40', '7');
    expect(told(transfers)).toEqual([
      { from: market, to: free, sum: '40' },
      { from: locked, to: free, sum: '120' },
    ]);
    expect(result).toBe('40');
  });

  test('a loss within the margin leaves the rest of it', () => {
    const { transfers, result } = settled('-30.5', '7');
    expect(told(transfers)).toEqual([
      { from: locked, to: market, sum: '30.5' },
      { from: locked, to: free, sum: '89.5' },
    ]);
    expect(result).toBe('-30.5');
  });

  test('a loss beyond the margin takes what is free, and beyond that the insurance pays: no account goes negative', () => {
    const { transfers, result } = settled('-150', '7.25');
    expect(told(transfers)).toEqual([
      { from: locked, to: market, sum: '120' },
      { from: free, to: market, sum: '7.25' },
      { from: { house: 'insurance' }, to: market, sum: '22.75' },
    ]);
    expect(result).toBe('-127.25');
  });
});
