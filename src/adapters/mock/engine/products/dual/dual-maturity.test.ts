import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freshKernel, kernelStart } from '../../../../../../tests/support/fresh-kernel.ts';
import { dualPayout } from '../../../../../core/domain/finance/dual-investment.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { settlementTime } from '../options/option-rules.ts';
import { listedDual, priceOf } from './dual-products.ts';
import { settlingMs } from './dual-rules.ts';

const user = '70001';
const held = v.object({
  holdings: v.array(
    v.looseObject({
      paid: v.string(),
      days: v.number(),
      settlementPrice: v.nullable(v.string()),
      received: v.nullable(v.string()),
    }),
  ),
});

/** Buys a share, lets the price jump two ticks before or after the end, and waits for the money. */
function settle({ percent, ticks }: { percent: number; ticks: number }) {
  const kernel = freshKernel();
  const { market } = kernel.composition;
  const product = listedDual(market, kernelStart).find(({ kind, endsAt }) => kind === 'call' && endsAt > kernelStart);
  if (product === undefined) throw new Error('nothing on offer');
  kernel.run('dual.buyDual', kernelStart, { user, product: product.id, shares: '1' });
  const end = settlementTime(product.endsAt, market.tickMs);
  const jump = { kind: 'gap', pair: 'BTC/USDT', percent };
  kernel.run('market.intervene', end + ticks * market.tickMs, jump);
  kernel.advanceTo(end + settlingMs + 1000);
  const state = kernel.composition.domains.find(({ name }) => name === 'dual')?.state();
  const [record] = v.parse(held, state).holdings;
  if (record === undefined) throw new Error('nothing is held');
  return { kernel, record, product, atMaturity: priceOf(market, product.symbol, end) };
}

test.each([50, -40])('DI2 a jump of %i %% just before the maturity decides by the price it leads to', (percent) => {
  const { kernel, record, product, atMaturity } = settle({ percent, ticks: -2 });
  expect(record.settlementPrice).toBe(atMaturity);
  expect(compare(atMaturity, product.referencePrice) > 0).toBe(percent > 0);
  const terms = { ...product, paid: amount(record.paid), days: record.days };
  expect(record.received).toBe(dualPayout(terms, atMaturity).amount);
  expect(findLedgerFaults(kernel.ledger)).toEqual([]);
});

test('DI2 a jump after the maturity leaves the price that decided as it was', () => {
  const [up, down] = [settle({ percent: 50, ticks: 2 }), settle({ percent: -40, ticks: 2 })];
  expect(up.record.settlementPrice).toBe(up.atMaturity);
  expect(down.record).toEqual(up.record);
});
