import * as v from 'valibot';
import { dualPayout, payCurrency } from '../../../../../core/domain/finance/dual-investment.ts';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { settlementTime } from '../options/option-rules.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { emptyDual, findHolding, termsOf, type DualBook, type DualRecord } from './dual-book.ts';
import { daysUntil, priceOf } from './dual-products.ts';
import { readPurchase, settlingMs } from './dual-rules.ts';
import { dualRoutes } from './dual-wire.ts';

type DualStep = Step<DualBook>;

const wish = v.strictObject({ user: v.string(), product: v.number(), shares: v.string() });
const due = v.strictObject({ id: v.number() });

const later = (step: DualStep, name: string, { at, id }: { at: number; id: number }): void =>
  void step.agenda.schedule({ at, domain: 'dual', name, argument: { id } });

const spotOf = (user: string) => ({ user, account: 'live', wallet: 'change', locked: false }) as const;
const pools = { house: 'pools' } as const;
const market = { house: 'market' } as const;
const kind = billKinds.dualSettled;

/** The house exchanges the invested currency for the paid one. */
function payOut(step: DualStep, record: DualRecord, out: { amount: Money; currency: string }): void {
  const back = { from: pools, to: market, currency: payCurrency(record), amount: record.paid, kind };
  const paid = { from: market, to: spotOf(record.user), ...out, kind };
  step.ledger.transfer([back, ...(isPositive(out.amount) ? [paid] : [])], step.at);
}

const commands = (findPerson: FindPerson): Domain<DualBook>['commands'] => ({
  /** Takes `{user, product, shares}`; answers the holding's id. */
  buyDual: (step, argument) => {
    const asked = v.parse(wish, argument);
    const { product, shares, cost } = readPurchase(step, findPerson, asked);
    const currency = payCurrency(product);
    const move = { from: spotOf(asked.user), to: pools, currency, amount: cost, kind: billKinds.dualBought };
    step.ledger.transfer([move], step.at);
    const record: DualRecord = {
      id: step.nextId('dual'),
      user: asked.user,
      product: product.id,
      name: product.name,
      kind: product.kind,
      coin: product.coin,
      currencyId: product.currencyId,
      symbol: product.symbol,
      shares,
      paid: cost,
      price: priceOf(step.market, product.symbol, step.at),
      yearlyPercent: product.yearlyPercent,
      days: daysUntil(product.endsAt, step.at),
      referencePrice: product.referencePrice,
      endsAt: product.endsAt,
      createdAt: step.at,
      status: 1,
      settlementPrice: null,
      received: null,
    };
    step.slice.holdings.push(record);
    later(step, 'mature', { at: settlementTime(product.endsAt, step.market.tickMs), id: record.id });
    return record.id;
  },
});

const dueOnes: Domain<DualBook>['due'] = {
  /** Only the last price at this moment decides. Without a market there is none, and the purchase fails. */
  mature: (step, argument) => {
    const record = findHolding(step.slice, v.parse(due, argument).id);
    if (record?.status !== 1) return;
    record.status = 2;
    if (step.market.isOpen(record.symbol, step.at))
      record.settlementPrice = priceOf(step.market, record.symbol, step.at);
    later(step, 'settle', { at: step.at + settlingMs, id: record.id });
  },

  settle: (step, argument) => {
    const record = findHolding(step.slice, v.parse(due, argument).id);
    if (record?.status !== 2) return;
    const price = record.settlementPrice;
    const out =
      price === null ? { amount: record.paid, currency: payCurrency(record) } : dualPayout(termsOf(record), price);
    payOut(step, record, out);
    Object.assign(record, { status: price === null ? 0 : 3, received: out.amount });
  },
};

/** Sums whose currency at the end is decided by a price. */
export const createDualDomain = (findPerson: FindPerson): Domain<DualBook> => ({
  name: 'dual',
  initial: emptyDual,
  commands: commands(findPerson),
  due: dueOnes,
  routes: dualRoutes,
});
