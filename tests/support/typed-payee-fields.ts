import { addressProblem, bankCardRules, labelledValueProblem } from '../../src/core/rules/people/payee-rules.ts';
import { ethAddress, rich, tronAddress, uploadedPicture, type Typed } from './typed-field.ts';

// What is typed about where money is sent to.

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

export const payeeFields: readonly Typed[] = [
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
      ['eth', '2', ethAddress, tronAddress],
      ['btc', '1', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ethAddress],
      ['trc20', '3', tronAddress, ethAddress],
    ] as const
  ).map(([network, currency, right, other]): Typed => ({
    name: `saved address of ${network}`,
    rule: (typed) => addressProblem(network, typed),
    good: [right],
    bad: ['', right.slice(0, -1), `${right}1`, other, 'not an address', '<b>'],
    operation: 'POST /user/wallet/save',
    fields: (address) => ({ currency, type: network, address, qrcode: uploadedPicture }),
    says: [`Invalid address for the network ${network.toUpperCase()}.`, 'The wallet data are incomplete.'],
    as: rich,
  })),
];
