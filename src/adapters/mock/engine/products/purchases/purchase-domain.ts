import * as v from 'valibot';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  emptyPurchases,
  findPurchase,
  waitsForStaff,
  type PurchaseBook,
  type PurchaseRecord,
  type PurchaseStatus,
} from './purchase-book.ts';
import {
  checkPurchaseGate,
  checkPurchasePicture,
  creditTime,
  matchMs,
  payMs,
  quote,
  readPurchase,
} from './purchase-rules.ts';
import { purchaseRoutes } from './purchase-wire.ts';

type PurchaseStep = Step<PurchaseBook>;

const order = v.strictObject({
  user: v.string(),
  country: v.string(),
  name: v.string(),
  email: v.string(),
  currency: v.string(),
  method: v.string(),
  fiat: v.string(),
  amount: v.string(),
  phone: v.exactOptional(v.string()),
  taxNumber: v.exactOptional(v.string()),
});
const payment = v.strictObject({
  user: v.string(),
  id: v.number(),
  voucher: v.string(),
  identityFront: v.string(),
  identityBack: v.string(),
});
const own = v.strictObject({ user: v.string(), id: v.number() });
const decision = v.strictObject({ user: v.string(), id: v.number(), isApproved: v.boolean(), reason: v.string() });
const due = v.strictObject({ id: v.number() });

const later = (step: PurchaseStep, name: string, { at, id }: { at: number; id: number }): void =>
  void step.agenda.schedule({ at, domain: 'purchases', name, argument: { id } });

function ownPurchase({ slice }: PurchaseStep, { user, id }: { user: string; id: number }): PurchaseRecord {
  const found = findPurchase(slice, id);
  if (found?.user !== user) throw new Refusal('unknownPurchase');
  return found;
}

function close(purchase: PurchaseRecord, status: PurchaseStatus, at: number): void {
  purchase.status = status;
  purchase.closedAt = at;
}

/** From now on there is an account to pay to, for a while. */
function match(step: PurchaseStep, purchase: PurchaseRecord): void {
  purchase.status = 1;
  purchase.matchedAt = step.at;
  later(step, 'expire', { at: step.at + payMs, id: purchase.id });
}

function complete(step: PurchaseStep, purchase: PurchaseRecord): void {
  const to = { user: purchase.user, account: 'live', wallet: 'change', locked: false } as const;
  const { currency, received: amount } = purchase;
  step.ledger.transfer([{ from: { house: 'faucet' }, to, currency, amount, kind: billKinds.purchase }], step.at);
  close(purchase, 2, step.at);
}

const commands = (findPerson: FindPerson): Domain<PurchaseBook>['commands'] => ({
  /** Takes the fields of the form; answers the order's id. */
  placePurchase: (step, argument) => {
    const wish = v.parse(order, argument);
    const person = findPerson(wish.user);
    checkPurchaseGate(step.slice, person, step.at);
    const paid = readPurchase(wish, person);
    const { user, country, name, email, currency, method, fiat } = wish;
    const quoted = quote(step, { currency, fiat }, paid);
    const id = step.nextId('purchase');
    const stations = { status: 0, createdAt: step.at, matchedAt: null, paidAt: null, closedAt: null } as const;
    const pictures = { voucher: '', identityFront: '', identityBack: '' };
    const who = {
      ...(wish.phone === undefined ? {} : { phone: wish.phone.trim() }),
      ...(wish.taxNumber === undefined ? {} : { taxNumber: wish.taxNumber.trim() }),
    };
    const what = { id, user, country, name: name.trim(), email: email.trim(), ...who, currency, method, fiat, paid };
    step.slice.purchases.push({ ...what, ...quoted, ...stations, ...pictures, remark: '' });
    later(step, 'match', { at: step.at + matchMs, id });
    return id;
  },

  /** Takes `{user, id, voucher, identityFront, identityBack}`: a payment that was made elsewhere. */
  payPurchase: (step, argument) => {
    const { user, id, ...pictures } = v.parse(payment, argument);
    const purchase = ownPurchase(step, { user, id });
    if (purchase.status === 4) throw new Refusal('purchaseExpired');
    if (purchase.status !== 1 || purchase.voucher !== '') throw new Refusal('purchaseNotPayable');
    Object.values(pictures).forEach(checkPurchasePicture);
    Object.assign(purchase, pictures, { paidAt: step.at });
    later(step, 'credit', { at: creditTime(step.at), id });
    return null;
  },

  /** By the person, before anything was paid. */
  cancelPurchase: (step, argument) => {
    const purchase = ownPurchase(step, v.parse(own, argument));
    if (purchase.status > 1 || purchase.voucher !== '') throw new Refusal('purchaseClosed');
    close(purchase, 3, step.at);
    return null;
  },

  /** By an operator: first an account to pay to, then the money. */
  decidePurchase: (step, argument) => {
    const { user, id, isApproved, reason } = v.parse(decision, argument);
    const purchase = findPurchase(step.slice, id);
    if (purchase?.user !== user || !waitsForStaff(purchase)) throw new Refusal('nothingToReview');
    if (!isApproved) {
      close(purchase, 3, step.at);
      purchase.remark = reason;
    } else if (purchase.status === 0) match(step, purchase);
    else complete(step, purchase);
    return null;
  },
});

const dueOnes: Domain<PurchaseBook>['due'] = {
  match: (step, argument) => {
    const purchase = findPurchase(step.slice, v.parse(due, argument).id);
    if (purchase?.status === 0) match(step, purchase);
  },
  expire: (step, argument) => {
    const purchase = findPurchase(step.slice, v.parse(due, argument).id);
    if (purchase?.status === 1 && purchase.voucher === '') close(purchase, 4, step.at);
  },
  credit: (step, argument) => {
    const purchase = findPurchase(step.slice, v.parse(due, argument).id);
    if (purchase?.status === 1) complete(step, purchase);
  },
};

/** Crypto for a bank transfer. */
export const createPurchaseDomain = (findPerson: FindPerson): Domain<PurchaseBook> => ({
  name: 'purchases',
  initial: emptyPurchases,
  commands: commands(findPerson),
  due: dueOnes,
  routes: purchaseRoutes,
});
