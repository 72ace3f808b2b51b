import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { Refusal, type LedgerOwner } from '../kernel/basics/engine-types.ts';
import { DoubleEntryLedger } from './double-entry-ledger.ts';
import { fromUnits, toUnits } from './fixed-point.ts';
import { findLedgerFaults } from './ledger-check.ts';
import type { Transfer } from '../kernel/domain/ledger.ts';
import { tries } from '../../../../../tests/support/breadth.ts';

const faucet: LedgerOwner = { house: 'faucet' };
const free = (user: string): LedgerOwner => ({ user, account: 'live', wallet: 'change', locked: false });
const locked = (user: string): LedgerOwner => ({ user, account: 'live', wallet: 'change', locked: true });
const move = (from: LedgerOwner, to: LedgerOwner, text: string): Transfer => ({
  from,
  to,
  currency: 'USDT',
  amount: amount(text),
  kind: 50,
});

const house = fc.constantFrom<LedgerOwner>(faucet, { house: 'fees' });
const person = fc.record({
  user: fc.constantFrom('1', '2', '3'),
  account: fc.constantFrom('live', 'moni'),
  wallet: fc.constantFrom('change', 'lever'),
  locked: fc.boolean(),
});
const giver = fc.oneof({ weight: 3, arbitrary: house }, { weight: 2, arbitrary: person });
const taker = fc.oneof({ weight: 1, arbitrary: house }, { weight: 5, arbitrary: person });
const transfer = fc.record({
  from: giver,
  to: taker,
  currency: fc.constantFrom('USDT', 'BTC'),
  amount: fc.bigInt({ min: 1n, max: 10n ** 22n }).map(fromUnits),
  kind: fc.constantFrom(8, 50, 51),
});

const stateOf = (ledger: DoubleEntryLedger): string =>
  JSON.stringify([ledger.state().balances, ledger.state().entries.length, ledger.state().lastIds]);

test('transfer: after thousands of random transfers every invariant holds', () => {
  const walks = tries(120, 30);
  let asked = 0;
  let booked = 0;
  let refused = 0;
  fc.assert(
    fc.property(
      fc.array(fc.array(transfer, { minLength: 1, maxLength: 5 }), { minLength: 40, maxLength: 60 }),
      (batches) => {
        const ledger = new DoubleEntryLedger();
        for (const user of ['1', '2', '3']) ledger.transfer([move(faucet, free(user), '100000000')], 0);
        batches.forEach((batch, at) => {
          asked += batch.length;
          const before = stateOf(ledger);
          try {
            ledger.transfer(batch, at);
            booked += batch.length;
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
            expect(stateOf(ledger)).toBe(before);
            refused += 1;
          }
        });
        expect(findLedgerFaults(ledger)).toEqual([]);
        expect(DoubleEntryLedger.restore(ledger.state()).state()).toEqual(ledger.state());
      },
    ),
    { numRuns: walks },
  );
  expect(asked).toBeGreaterThan(walks * 80);
  expect(booked).toBeGreaterThan(walks * 16);
  expect(refused).toBeGreaterThan(walks / 2);
});

test('transfer: a sequence that would overdraw on the way changes nothing', () => {
  const ledger = new DoubleEntryLedger();
  ledger.transfer([move(faucet, free('1'), '10')], 1);
  expect(() => ledger.transfer([move(free('1'), locked('1'), '6'), move(free('1'), locked('1'), '6')], 2)).toThrow(
    Refusal,
  );
  expect(ledger.balance(free('1'), 'USDT')).toBe('10');
  expect(ledger.balance(locked('1'), 'USDT')).toBe('0');
});

test('transfer: money may come and go within one sequence', () => {
  const ledger = new DoubleEntryLedger();
  ledger.transfer(
    [move(faucet, free('1'), '0.000000000000000001'), move(free('1'), free('2'), '0.000000000000000001')],
    1,
  );
  expect(ledger.balance(free('2'), 'USDT')).toBe('0.000000000000000001');
});

test('transfer: nothing and less than nothing cannot be moved, nor more than 18 decimals', () => {
  const ledger = new DoubleEntryLedger();
  expect(() => ledger.transfer([move(faucet, free('1'), '0')], 1)).toThrow(RangeError);
  expect(() => ledger.transfer([move(faucet, free('1'), '-1')], 1)).toThrow(RangeError);
  expect(() => ledger.transfer([move(faucet, free('1'), '0.0000000000000000001')], 1)).toThrow(RangeError);
});

test('entries: newest first, one person alone, with the balance before and after', () => {
  const ledger = new DoubleEntryLedger();
  ledger.transfer([move(faucet, free('1'), '10'), move(faucet, free('2'), '5')], 1);
  ledger.transfer([move(free('1'), locked('1'), '4')], 2);
  const found = ledger.entries({ user: '1', account: 'live', offset: 0, limit: 2 });
  expect(found.count).toBe(3);
  expect(found.list).toMatchObject([
    { locked: true, change: '4', before: '0', after: '4', at: 2 },
    { locked: false, change: '-4', before: '10', after: '6', at: 2 },
  ]);
});

test('fixed point: text and units are the same number both ways', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
      expect(toUnits(fromUnits(units))).toBe(units);
    }),
  );
});
