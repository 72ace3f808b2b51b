import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestAnswer, type TestWorld } from '../../src/adapters/mock/engine/test-world.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import { demoVerificationCode as code } from '../../src/core/ports/presenter-port.ts';
import {
  codeProblem,
  confirmationProblem,
  emailProblem,
  identifierProblem,
  newPasswordProblem,
  nicknameProblem,
  signatureProblem,
} from '../../src/core/rules/account-rules.ts';
import { sharesProblem } from '../../src/core/rules/dual-rules.ts';
import { documentNumberProblem, realNameProblem } from '../../src/core/rules/identity-rules.ts';
import { limitedAmountProblem, movedAmountProblem } from '../../src/core/rules/moved-amount.ts';
import { addressProblem, bankCardRules, labelledValueProblem } from '../../src/core/rules/payee-rules.ts';
import { purchaseAmountProblem, purchaseMaximum } from '../../src/core/rules/purchase-rules.ts';
import { subscriptionProblem } from '../../src/core/rules/subscription-rules.ts';
import { walletAddressProblem } from '../../src/core/rules/wallet-sign-in-rules.ts';
import { withdrawalAmountProblem } from '../../src/core/rules/withdrawal-rules.ts';
import { keepPicture } from '../support/sample-pictures.ts';
import { badAmounts, type Fields, type Typed } from '../support/typed-field.ts';
import { socialFields } from '../support/typed-social-fields.ts';

// Every field that a person types into, with the rule that its form has: what the form takes the backend takes, what the
// form refuses the backend refuses as well.

const missing = 'A field is missing or wrong.';
const positive = 'The amount must be more than zero.';
const short = 'Your balance is too small.';
const picture = `/upload/${'a'.repeat(32)}.jpg`;
const rich = 'trader@tandem.test';
const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const registration = { user_string: 'ann@example.test', type: 'email', password: 'secret77', re_password: 'secret77' };
const badPasswords = [
  '',
  'secret',
  'seventeen letters',
  'a'.repeat(200),
  '       ',
  ' edges ok? ',
  '<b>abcd',
  '<b>abcdefg',
];
const goodPasswords = ['secret7', 'p@ss wörd 1', '1234567890123456'];
const passwordSays = [
  'A password has 7 to 16 characters.',
  'A space at the beginning or the end, < and > are not possible in a password.',
];

const access: readonly Typed[] = [
  {
    name: 'register: e-mail or mobile number',
    rule: identifierProblem,
    good: ['bea@example.test', 'Bea.Example+1@mail.example.test', '+34612345678', '13912345678'],
    bad: ['', 'bea', 'bea@', '@example.test', 'bea@example', '12345', '+', '<b>@example.test'],
    operation: 'POST /user/register',
    fields: (user_string) => ({ ...registration, user_string, code: '000000' }),
    says: ['This is not an e-mail address or a phone number.'],
  },
  {
    name: 'register: password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /user/register',
    fields: (password) => ({ ...registration, password, re_password: password, code: '000000' }),
    says: passwordSays,
    isKeptAsTyped: true,
  },
  {
    name: 'register: the same password again',
    rule: (typed) => confirmationProblem(registration.password, typed),
    good: ['secret77'],
    bad: ['', 'secret78', 'SECRET77'],
    operation: 'POST /user/register',
    fields: (re_password) => ({ ...registration, re_password, code: '000000' }),
    says: ['The passwords do not match.'],
  },
  {
    name: 'verification code',
    rule: (typed) => codeProblem(typed),
    good: [code],
    bad: ['', '12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦'],
    operation: 'POST /user/check_email',
    fields: (email_code) => ({ user_string: 'lv1@tandem.test', email_code }),
    says: ['The verification code is wrong or has expired.'],
    isSecret: true,
  },
  {
    name: 'reset: password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /user/forget',
    fields: (password) => ({
      account: rich,
      user_string: rich,
      password,
      repassword: password,
      re_password: password,
      code: '000000',
    }),
    says: passwordSays,
    isKeptAsTyped: true,
  },
  {
    name: 'login: address of a wallet',
    rule: walletAddressProblem,
    good: [eth, eth.toLowerCase()],
    bad: ['', '0x12', `${eth}0`, eth.replace('5aA', '5AA'), tron, 'ab'.repeat(32)],
    operation: 'POST /user/registerdapp',
    fields: (user_string) => ({ user_string }),
    says: ['This is not the address of a wallet.'],
  },
];

const account: readonly Typed[] = [
  {
    name: 'nickname',
    rule: nicknameProblem,
    good: ['Bo', '李小龙', 'ten lett 1', 'Zoë'],
    bad: ['', 'B', 'more than ten', 'a<b', 'a@b', '  '],
    operation: 'POST /user/editNickname',
    fields: (nickname) => ({ nickname }),
    says: ['A nickname has two to ten letters or digits.'],
    as: rich,
  },
  {
    name: 'signature',
    rule: signatureProblem,
    good: ['ok', '慢慢来', 'slow and steady wins the race 1'.slice(0, 30).trim(), 'ก็'.repeat(30)],
    bad: ['', 'a', 'a'.repeat(31), '50% off', '  '],
    operation: 'POST /user/editSignature',
    fields: (signature) => ({ signature }),
    says: ['A signature has two to thirty letters or digits.'],
    as: rich,
  },
  {
    name: 'payment password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /safe/update_password',
    fields: (password) => ({ password, re_password: password, code: '000000' }),
    says: passwordSays,
    isKeptAsTyped: true,
    as: rich,
  },
  {
    name: 'contact: e-mail',
    rule: emailProblem,
    good: ['carl@example.test', 'a.b@c.example'],
    bad: ['', 'carl', 'carl@', 'a b@c.test', 'carl@example'],
    operation: 'POST /safe/mobile',
    fields: (email) => ({ email, code: '000000' }),
    says: ['This is not an e-mail address or a phone number.', 'Please enter a correct mobile number.'],
    as: rich,
  },
  {
    name: 'identity: name',
    rule: realNameProblem,
    good: ['Ann Example', '李小龙', "Miles O'Brien", 'Anne-Marie Müller'],
    bad: ['', 'A', 'Ann 7', 'Ann!', '<b>', 'x'.repeat(61)],
    operation: 'POST /user/real',
    fields: (name) => identity({ name }),
    says: ['Please enter the name as it stands in the document.', 'Please upload complete materials.'],
    as: 'new@tandem.test',
  },
  {
    name: 'identity: number of an identity card',
    rule: (typed) => documentNumberProblem(typed, true),
    good: ['11010519491231002X', 'A1234567', 'AB-123 456'],
    bad: ['', '12345', '110105194912310021', 'A_123456', '9'.repeat(31)],
    operation: 'POST /user/real',
    fields: (card_id) => identity({ card_id, id_type: '0' }),
    says: ['Please enter a correct document number.', 'Please upload complete materials.'],
    as: 'new@tandem.test',
  },
];

const identity = (change: Fields): Fields => ({
  real_type: '1',
  id_type: '1',
  name: 'Ann Example',
  card_id: 'X1234567',
  phoneNumber: '+34612345678',
  front_pic: picture,
  reverse_pic: picture,
  ...change,
});

const card = {
  real_name: 'Dana Example',
  bank_name: 'Demo Bank',
  bank_branch: 'Main Street',
  bank_dizhi: 'Exampleland',
  bank_account: '000111222',
  bank_code: 'DEUTDEFF',
  bank_address: '1 Sample St',
  phone: '+34612345678',
  personal_address: '2 Sample St',
};
const cardSays = [
  'Please enter the real name of the holder.',
  'Please upload complete materials.',
  'Please enter a correct mobile number.',
];
const texts = { good: ['Demo Bank', '中国银行', 'Straße 7/2, Süd'], bad: ['', 'a', '<script>', 'x'.repeat(101), '{}'] };
const cardSamples = {
  holder: { field: 'real_name', good: ['Ann Example', '李小龙'], bad: ['', 'A', 'Ann 7', '<b>'] },
  bank: { field: 'bank_name', ...texts },
  branch: { field: 'bank_branch', ...texts },
  account: {
    field: 'bank_account',
    good: ['000111222', 'GB82 WEST 1234 5698 7654 32', '4111 1111 1111 1111'],
    bad: ['', '123', 'GB82 WEST 1234 5698 7654 33', 'ABCDEFGH', '1'.repeat(35)],
  },
  code: { field: 'bank_code', good: ['DEUTDEFF', 'deutdeff500', '021000021'], bad: ['', 'DEUT', '021000022', '<'] },
  place: { field: 'bank_dizhi', ...texts },
  bankAddress: { field: 'bank_address', ...texts },
  phone: { field: 'phone', good: ['+34612345678', '13912345678'], bad: ['', '12', 'phone', '+'] },
  ownAddress: { field: 'personal_address', ...texts },
} as const;

const payees: readonly Typed[] = [
  ...Object.entries(cardSamples).map(([name, { field, good, bad }]): Typed => ({
    name: `bank card: ${name}`,
    rule: bankCardRules[name as keyof typeof cardSamples],
    good,
    bad,
    operation: 'POST /user/cash_save',
    fields: (typed) => ({ ...card, [field]: typed }),
    says: cardSays,
    as: rich,
  })),
  {
    name: 'international card: a line',
    rule: labelledValueProblem,
    good: ['GB82WEST12345698765432', '任何文字', 'x'],
    bad: ['', '<b>', 'x'.repeat(201), 'a\u0007b'],
    operation: 'POST /user/cash_save_international',
    fields: (typed) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`data[${at}]`, at === 3 ? typed : 'x'])),
    says: cardSays,
    as: rich,
  },
  ...(
    [
      ['eth', '2', eth, tron],
      ['btc', '1', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', eth],
      ['trc20', '3', tron, eth],
    ] as const
  ).map(([network, currency, right, other]): Typed => ({
    name: `saved address of ${network}`,
    rule: (typed) => addressProblem(network, typed),
    good: [right],
    bad: ['', right.slice(0, -1), `${right}1`, other, 'not an address', '<b>'],
    operation: 'POST /user/wallet/save',
    fields: (address) => ({ currency, type: network, address, qrcode: picture }),
    says: [`This is no address of the network ${network.toUpperCase()}.`, 'The wallet data are incomplete.'],
    as: rich,
  })),
];

const out = { currency: '3', type: '0', rate: '0', sub_type: 'trc20', pay_password: 'demo5678', address: tron };
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
const newestPut = (): string => String(Math.floor(world.clock.now() / weekMs) * 10 + 3);
const pictures = Object.fromEntries(['sfz', 'yh', 'fc', 'sr'].map((name) => [name, picture]));
const purchase = {
  guojia: 'India',
  xingming: 'Dana Example',
  c2cemail: 'dana@example.test',
  bizhong: 'USDT',
  paytype: 'bank/HDFC Bank',
  fabi: 'USD',
  buymoney: '100',
};

const sums: readonly Typed[] = [
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
    says: [positive, short, 'At least 100 USDT can be withdrawn.'],
    as: rich,
  },
  {
    name: 'withdrawal: address',
    rule: (typed) => addressProblem('trc20', typed),
    good: [tron],
    bad: ['', eth, `${tron}1`, tron.toLowerCase(), '<b>'],
    operation: 'POST /wallet/out',
    fields: (address) => ({ ...out, number: '100', address }),
    says: ['This is no address of the network trc20.'],
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
    fields: (num) => ({ id: newestPut(), num }),
    says: ['The number of shares must be a whole number above zero.', 'At most 20 shares per person.'],
    as: rich,
  },
];

const all: readonly Typed[] = [...access, ...account, ...payees, ...sums, ...socialFields];

let world: TestWorld;
const tokens = new Map<string, string>();
const prepared = new Set<Typed>();

/** The list has four hundred and some; every control character in the middle of a word makes it more than five hundred. */
const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, at) => 127 + at)];
const hostile: readonly string[] = [...naughtyStrings, ...controls.map((at) => `Ann${String.fromCharCode(at)}Lee`)];

/** Undoes what a right value has done, so that the next one is judged by itself. */
const cleanWorld = async (): Promise<void> => {
  await world.engine.control.reset(1);
  await keepPicture(world, picture);
  tokens.clear();
  prepared.clear();
};
async function tokenOf(login: string | undefined): Promise<string | undefined> {
  if (login === undefined) return undefined;
  const token = tokens.get(login) ?? (await world.signIn(login));
  tokens.set(login, token);
  return token;
}

beforeAll(async () => {
  world = await startWorld({ opensWalletSignIn: true });
});

async function ask(field: Typed, typed: string): Promise<TestAnswer> {
  const { operation, fields, as, before } = field;
  const token = await tokenOf(as);
  if (before !== undefined && token !== undefined && !prepared.has(field)) await before(world, token);
  prepared.add(field);
  // No caller is stopped for asking often, and no code for having been asked for just now.
  world.clock.pass(5_000);
  return world.call(operation, fields(typed), token);
}

const isRefused = ({ says }: Typed, { type, message }: TestAnswer): boolean =>
  type !== 'ok' && [missing, ...says].includes(String(message));

describe.each(all)('$name', (field) => {
  beforeAll(cleanWorld);

  test.each(field.bad)('%j is refused in the form and by the backend', async (typed) => {
    expect(field.rule(typed)).toBeDefined();
    const answer = await ask(field, typed);
    expect(isRefused(field, answer) ? 'refused' : JSON.stringify(answer)).toBe('refused');
  });

  test.each(field.isSecret === true ? [] : field.good)('%j is taken by the form and by the backend', async (typed) => {
    await cleanWorld();
    expect(field.rule(typed)).toBeUndefined();
    const answer = await ask(field, typed);
    expect(isRefused(field, answer) ? JSON.stringify(answer) : 'taken').toBe('taken');
  });
});

/** Before anything is judged, servers of this protocol take tags and blanks at the ends out of nearly every field. */
const asServed = (typed: string): string => typed.replaceAll(/<[^>]*>/g, '').trim();
/** Every string goes through every rule; each field sends another part of them, so that all of them are sent. */
const share = 16;

test('five hundred naughty strings in every field: the form decides without breaking, as the backend does', async () => {
  expect(hostile.length).toBeGreaterThan(500);
  await cleanWorld();
  const disagreed: string[] = [];
  for (const [place, field] of all.entries())
    for (const [at, typed] of hostile.entries()) {
      const isTaken = field.rule(typed) === undefined;
      const served = field.isKeptAsTyped === true ? typed : asServed(typed);
      const isTakenAsServed = field.rule(served) === undefined;
      if (isTaken && served.trim() !== typed.trim()) disagreed.push(`${field.name} ${JSON.stringify(typed)}: changed`);
      if ((at + place) % share !== 0 || field.isSecret === true) continue;
      const answer = await ask(field, typed);
      if (isTakenAsServed === isRefused(field, answer) || (isTaken && isRefused(field, answer)))
        disagreed.push(`${field.name} ${JSON.stringify(typed)}: ${String(isTaken)}, ${String(answer.message)}`);
      if (isTakenAsServed) await cleanWorld();
    }
  expect(disagreed).toEqual([]);
}, 120_000);
