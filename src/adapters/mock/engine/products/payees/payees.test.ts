import { beforeEach, describe, expect, test } from 'vitest';
import { bankCardFields, type BankCard, type BankCardField } from '../../../../../core/domain/wallets/payee.ts';
import {
  addressProblem,
  bankCardRules,
  labelledValueProblem,
  savedAddressesMax,
} from '../../../../../core/rules/people/payee-rules.ts';
import { keepPicture } from '../../../../../../tests/support/sample-pictures.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  await keepPicture(world, picture);
  token = await world.signIn('demo@tandem.test');
});

const picture = `/upload/${'a'.repeat(32)}.jpg`;
const tron = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const save = (fields: Record<string, string>, by = token) => world.call('POST /user/wallet/save', fields, by);
const usdt = { currency: '3', address: tron, type: 'trc20', qrcode: picture };

describe('saved addresses', () => {
  test.each([
    ['whole', usdt, 'ok'],
    ['without a picture', { ...usdt, qrcode: '' }, 'ok'],
    ['without the network where there is one', { currency: '1', address: bitcoin, qrcode: picture }, 'ok'],
    ['without the network where there are two', { currency: '3', address: tron, qrcode: picture }, 'ok'],
    ['with neither', { currency: '1', address: bitcoin }, 'ok'],
    ['of no network', { currency: '3', address: bitcoin }, 'error'],
    ['a network of another currency', { ...usdt, type: 'btc', address: bitcoin }, 'error'],
    ['a currency that cannot be held', { ...usdt, currency: '201' }, 'error'],
    ['a picture from elsewhere', { ...usdt, qrcode: 'https://elsewhere.example/a.jpg' }, 'error'],
    ['a row that is not there', { ...usdt, id: '77' }, 'error'],
  ])('saveAddress: %s', async (_name, fields, type) => {
    expect((await save(fields)).type).toBe(type);
  });

  test('saveAddress: with its id a row is changed and keeps its place', async () => {
    await save(usdt);
    const list = await world.call('GET /user/wallet/list', {}, token);
    const id = String(dig(list, 'message', 'data', 0, 'id'));
    expect(await save({ ...usdt, id, address: ether, type: 'erc20' })).toEqual({
      type: 'ok',
      message: 'Address changed.',
    });
    const { message } = await world.call('GET /user/wallet/list', {}, token);
    expect(message).toMatchObject({ data: [{ type: 'erc20', address: ether }], total: 1 });
  });

  test('saveAddress: no more than a person can look through', async () => {
    const addresses = Array.from({ length: savedAddressesMax }, (_, at) => `0x${String(at + 1).padStart(40, '0')}`);
    for (const address of addresses)
      expect(await save({ currency: '2', address, type: 'eth' })).toMatchObject({ type: 'ok' });
    expect(await save(usdt)).toMatchObject({ type: 'error' });
    expect(dig(await world.call('GET /user/wallet/list', { page: '5' }, token), 'message', 'data')).toHaveLength(10);
  });
});

const addresses = [
  tron,
  ether,
  bitcoin,
  ether.toLowerCase(),
  `${tron}x`,
  tron.toLowerCase(),
  '',
  '  ',
  '0x12',
  'ünï',
  '😀',
  `${ether} `,
];

const card: BankCard = {
  holder: 'Ann Example',
  bank: 'Demo Bank',
  branch: 'Main Street',
  account: '000111222',
  code: 'DEUTDEFF',
  place: 'Exampleland',
  bankAddress: '1 Sample St, 3rd floor',
  phone: '+34612345678',
  ownAddress: '2 Sample St',
};
const names: Readonly<Record<BankCardField, string>> = {
  holder: 'real_name',
  bank: 'bank_name',
  branch: 'bank_branch',
  account: 'bank_account',
  code: 'bank_code',
  place: 'bank_dizhi',
  bankAddress: 'bank_address',
  phone: 'phone',
  ownAddress: 'personal_address',
};
const typed: Readonly<Record<BankCardField, readonly string[]>> = {
  holder: ['Ann Example', '李小龙', 'A', '', 'Ann 7', 'x'.repeat(61), "Anne-Marie d'Arc", 'Ann!'],
  bank: ['Demo Bank', '中国工商银行', 'B', '', 'Bank & Co. (No. 1)', 'x'.repeat(101), 'Bank\u0007', '{bank}'],
  branch: ['Main Street', '支行', '', '1', '12'],
  account: [
    '000111222',
    '4000 1234 5678 9010',
    'GB82WEST12345698765432',
    'GB82 WEST 1234 5698 7654 32',
    'GB82WEST12345698765433',
    'gb82west12345698765432',
    '123',
    '',
    'ABCDEF',
    '12--34',
    '1'.repeat(35),
    '12.34',
  ],
  code: ['DEUTDEFF', 'deutdeff500', '021000021', '021000022', 'DEUTDEF', '', '12345678', 'DEUT1EFF'],
  place: ['Exampleland', '广东省 深圳市', '', 'x'],
  bankAddress: ['1 Sample St', '1/2 Sample St, #4', '', '?'],
  phone: ['+34612345678', '+34 612 345 678', '13812345678', '123', '', 'phone'],
  ownAddress: ['2 Sample St', '', 'Calle nº 3, 2ª'],
};

/** The backend refuses exactly what the form refuses. */
describe('AC2 the form and the backend judge alike', () => {
  test.each(addresses)('address %j', async (address) => {
    for (const [currency, type] of [
      ['3', 'trc20'],
      ['2', 'eth'],
      ['1', 'btc'],
    ] as const) {
      const { type: answer } = await save({ currency, type, address, qrcode: picture });
      expect(answer === 'ok').toBe(addressProblem(type, address) === undefined);
    }
  });

  test.each(bankCardFields.flatMap((field) => typed[field].map((text) => [field, text] as const)))(
    'bank card, %s %j',
    async (field, text) => {
      const wire = Object.fromEntries(bankCardFields.map((name) => [names[name], name === field ? text : card[name]]));
      const { type } = await world.call('POST /user/cash_save', wire, token);
      expect(type === 'ok').toBe(bankCardRules[field](text) === undefined);
    },
  );

  test('bank card, of a client that knows fewer lines', async () => {
    const { type } = await world.call('POST /user/cash_save', { real_name: 'Ann Example' }, token);
    expect(type).toBe('ok');
    expect((await world.call('POST /user/cash_save', { bank_name: 'Demo Bank' }, token)).type).toBe('error');
  });

  test.each(['Demo Bank', '1', '', '  ', 'x'.repeat(200), 'x'.repeat(201), '<b>', 'a < b', 'Ünï 中'])(
    'a line of an international card %j',
    async (text) => {
      const forms: unknown = dig(await world.call('POST /user/cash_info_international', {}, token), 'message', 'forms');
      const labels = Array.isArray(forms) ? forms : [];
      const values = Object.fromEntries(labels.map((_, at) => [`data[${at}]`, at === 2 ? text : 'something']));
      const { type } = await world.call('POST /user/cash_save_international', values, token);
      expect(type === 'ok').toBe(labelledValueProblem(text) === undefined);
    },
  );

  test('the labels of an international card are in the language of the request', async () => {
    const labelsIn = async (lang: string): Promise<unknown> =>
      dig(await world.call('POST /user/cash_info_international', { lang }, token), 'message', 'forms', 4);
    expect([await labelsIn('en'), await labelsIn('spa'), await labelsIn('zh')]).toEqual(['Bank', 'Banco', '开户银行']);
  });
});

test('A20 the demo person of a world with a past has saved addresses, and a sent withdrawal its transaction', async () => {
  const past = await startWorld({ hasPast: true });
  const theirs = await past.signIn('demo@tandem.test');
  const { message } = await past.call('GET /user/wallet/list', {}, theirs);
  expect(dig(message, 'total')).toBe(3);
  expect(dig(message, 'data', '0')).toMatchObject({ name: 'USDT', type: 'trc20' });
  const sent = await past.call('GET /user/withdraw/list', {}, theirs);
  expect(dig(sent.message, 'data', '0')).toMatchObject({ status: 3, hash: '' });
  expect(dig(sent.message, 'data', '1', 'hash')).toMatch(/^[\da-f]{64}$/);
});
