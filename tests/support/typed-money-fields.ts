import type { TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import { emailProblem } from '../../src/core/rules/people/account-rules.ts';
import { depositAmountProblem } from '../../src/core/rules/wallets/deposit-rules.ts';
import { sharesProblem } from '../../src/core/rules/products/dual-rules.ts';
import { realNameProblem } from '../../src/core/rules/people/identity-rules.ts';
import { repaymentProblem } from '../../src/core/rules/wallets/loan-rules.ts';
import { limitedAmountProblem, movedAmountProblem } from '../../src/core/rules/moved-amount.ts';
import { addressProblem } from '../../src/core/rules/people/payee-rules.ts';
import { purchaseAmountProblem, purchaseMaximum } from '../../src/core/rules/wallets/purchase-rules.ts';
import { subscriptionProblem } from '../../src/core/rules/products/subscription-rules.ts';
import { withdrawalAmountProblem } from '../../src/core/rules/wallets/withdrawal-rules.ts';
import { badAmounts, ethAddress, rich, tronAddress, uploadedPicture, type Typed } from './typed-field.ts';

// Sums, and what is typed beside them.

const positive = 'The amount must be more than zero.';
const short = 'Your balance is too small.';
const out = { currency: '3', type: '0', rate: '0', sub_type: 'trc20', pay_password: 'demo5678', address: tronAddress };
const bounds = { available: amount('250000'), minimum: amount('100'), left: undefined, fee: undefined };
const loan = { minimum: amount('500000'), maximum: amount('10000000') };
const tokensOnSale = {
  price: price('0.25'),
  minimum: quantity('40'),
  left: quantity('1387600'),
  available: amount('250000'),
};
const lock = { minimum: amount('100'), maximum: amount('5000') };
const weekMs = 7 * 86_400_000;
/** Of bitcoin, four weeks long, paid in USDT. */
const newestPut = ({ clock }: TestWorld): string => String(Math.floor(clock.now() / weekMs) * 10 + 3);
const pictures = Object.fromEntries(['sfz', 'yh', 'fc', 'sr'].map((name) => [name, uploadedPicture]));
const purchase = {
  guojia: 'India',
  xingming: 'Dana Example',
  c2cemail: 'dana@example.test',
  bizhong: 'USDT',
  paytype: 'bank/HDFC Bank',
  fabi: 'USD',
  buymoney: '100',
};

export const moneyFields: readonly Typed[] = [
  {
    name: 'deposit: amount',
    rule: (typed) => depositAmountProblem(typed, amount('1')),
    good: ['1', '250.5', '1.00000001', '1000000'],
    bad: [...badAmounts, '0.99999999', '1.000000001'],
    operation: 'POST /wallet/charge_req',
    fields: (typed) => ({ currency: '3', sub_type: 'trc20', amount: typed, account: uploadedPicture, type: '0' }),
    says: [positive, 'The amount must be at least 1.'],
    as: rich,
  },
  {
    name: 'authorised amount',
    rule: (typed) => movedAmountProblem(typed, undefined),
    good: ['1', '250.5', '0.00000001'],
    bad: badAmounts,
    operation: 'POST /wallet/setsqnumber',
    fields: (number) => ({ number }),
    says: [positive],
    as: rich,
  },
  {
    name: 'transfer: amount',
    rule: (typed) => movedAmountProblem(typed, amount('250000')),
    good: ['1', '0.5'],
    bad: [...badAmounts, '1000000000'],
    operation: 'POST /wallet/change',
    fields: (number) => ({ currency_id: '3', from_field: 'change', to_field: 'lever', number }),
    says: [positive, short, 'The amount must not be negative.'],
    as: rich,
  },
  {
    name: 'conversion: amount',
    rule: (typed) => movedAmountProblem(typed, amount('250000')),
    good: ['10', '12.5'],
    bad: [...badAmounts, '1000000000'],
    operation: 'POST /user/Transfer',
    fields: (number) => ({ number, from_currency_id: '3', to_currency_id: '1' }),
    says: [positive, short],
    as: rich,
  },
  {
    name: 'withdrawal: amount',
    rule: (typed) => withdrawalAmountProblem(typed, bounds),
    good: ['100', '250.5'],
    bad: [...badAmounts, '99.99999999'],
    operation: 'POST /wallet/out',
    fields: (number) => ({ ...out, number }),
    says: [positive, short, 'At least 100 USDT can be withdrawn.', 'This is over the limit of your level'],
    as: rich,
  },
  {
    name: 'withdrawal: address',
    rule: (typed) => addressProblem('trc20', typed),
    good: [tronAddress],
    bad: ['', ethAddress, `${tronAddress}1`, tronAddress.toLowerCase(), '<b>'],
    operation: 'POST /wallet/out',
    fields: (address) => ({ ...out, number: '100', address }),
    says: ['Invalid address for the network trc20.'],
    as: rich,
  },
  {
    name: 'quick buy: amount',
    rule: (typed) => purchaseAmountProblem(typed, { minimum: amount('50'), maximum: purchaseMaximum(2) }),
    good: ['50', '100', '1000000'],
    bad: [...badAmounts, '49', '50.5', '1000001'],
    operation: 'POST /postc2c',
    fields: (buymoney) => ({ ...purchase, buymoney }),
    says: [
      'The amount must be a whole number.',
      'The amount must be at least 50.',
      'The amount must not be more than 1000000.',
    ],
    as: rich,
  },
  {
    name: 'quick buy: amount at the first level',
    rule: (typed) => purchaseAmountProblem(typed, { minimum: amount('50'), maximum: purchaseMaximum(1) }),
    good: ['50', '2000'],
    bad: ['49', '2001', '1000000'],
    operation: 'POST /postc2c',
    fields: (buymoney) => ({ ...purchase, buymoney }),
    says: ['The amount must be at least 50.', 'The amount must not be more than 2000.'],
    as: 'lv1@tandem.test',
  },
  {
    name: 'quick buy: name',
    rule: realNameProblem,
    good: ['Dana Example', '李小龙'],
    bad: ['', 'D', 'Dana 7', '<b>'],
    operation: 'POST /postc2c',
    fields: (xingming) => ({ ...purchase, xingming }),
    says: ['Please enter the name as it stands in the document.'],
    as: rich,
  },
  {
    name: 'quick buy: e-mail',
    rule: emailProblem,
    good: ['dana@example.test'],
    bad: ['', 'dana', 'dana@', 'a b@c.test'],
    operation: 'POST /postc2c',
    fields: (c2cemail) => ({ ...purchase, c2cemail }),
    says: ['This is not an e-mail address or a phone number.'],
    as: rich,
  },
  {
    name: 'loan: amount',
    rule: (typed) => limitedAmountProblem(typed, loan),
    good: ['500000', '512345.67'],
    bad: [...badAmounts, '499999.99', '10000001'],
    operation: 'POST /postBorrowing',
    fields: (money) => ({ ...pictures, proid: '1', money }),
    says: [positive, 'The smallest loan is 500000 USDT.', 'The amount must not be more than 10000000.'],
    as: rich,
  },
  {
    name: 'loan: repayment',
    rule: (typed) => repaymentProblem(typed, amount('507500')),
    good: ['1000', '507500', '0.00000001'],
    bad: [...badAmounts, '507500.00000001', '1000000'],
    operation: 'POST /postbakBorrowing',
    fields: (money) => ({ Borrowingid: '2', money, pz: uploadedPicture }),
    says: [positive, 'The amount must not be more than '],
    as: rich,
    before: async (world, token) => {
      await world.call('POST /postBorrowing', { ...pictures, proid: '1', money: '500000' }, token);
      await world.engine.control.decide({ kind: 'loan', identifier: rich, id: 2, isApproved: true, reason: '' });
    },
  },
  {
    name: 'new tokens: how many',
    rule: (typed) => subscriptionProblem(typed, tokensOnSale),
    good: ['40', '100.5'],
    bad: [...badAmounts, '39.99999999', '1000001', '1387601'],
    operation: 'POST /project/order',
    fields: (typed) => ({ project_id: '2', amount: typed }),
    says: [positive, short, 'An order is at least 40 NORDA.', 'Only 1387600 NORDA are left.'],
    as: rich,
  },
  {
    name: 'lock mining: sum',
    rule: (typed) => limitedAmountProblem(typed, lock),
    good: ['100', '5000', '333.33333333'],
    bad: [...badAmounts, '99.99999999', '5000.00000001'],
    operation: 'POST /lh/deposit',
    fields: (typed) => ({ config_id: '1', amount: typed }),
    says: [positive, 'At least 100 USDT.', 'The amount must not be more than 5000.'],
    as: rich,
  },
  {
    name: 'dual investment: shares',
    rule: (typed) => sharesProblem(typed, 20),
    good: ['1', '7', '20', '007'],
    bad: [...badAmounts, '1.5', '21', '1000000', '+3', '3 4'],
    operation: 'POST /dual/buyDual',
    fields: (num, world) => ({ id: newestPut(world), num }),
    says: ['The number of shares must be a whole number above zero.', 'At most 20 shares per person.', 'Only '],
    as: rich,
  },
];
