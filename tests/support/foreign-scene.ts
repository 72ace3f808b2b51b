import { expect } from 'vitest';
import { dig, startWorld, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { foreignPicture } from './foreign-samples.ts';
import { keepPicture } from './sample-pictures.ts';

// A person with rows of every kind, and another who must not reach them.

export const victim = { id: '70001', login: 'demo@tandem.test' };
const other = 'trader@tandem.test';

export interface ForeignScene {
  readonly world: TestWorld;
  readonly victimToken: string;
  readonly token: string;
  /** Ids of the first person's rows, of whatever kind. */
  readonly ids: readonly string[];
  /** Codes of artworks that the first person keeps to themselves or has still to pay. */
  readonly codes: readonly string[];
  /** What stands in the first person's rows alone. */
  readonly marks: readonly string[];
}

type Call = (operation: string, fields?: Record<string, string>) => ReturnType<TestWorld['call']>;

const done = { type: 'ok' };
const papers = `/upload/${'c'.repeat(32)}.jpg`;

const bankCard = {
  real_name: 'Demo Person',
  bank_name: 'Demo Bank',
  bank_branch: 'Main Street',
  bank_dizhi: 'Exampleland',
  bank_account: '7788990011',
  bank_code: 'DEUTDEFF',
  bank_address: '1 Sample St',
  phone: '+34612345670',
  personal_address: '2 Sample St',
};

/** Spot orders, favourites, options, a withdrawal and contracts, of both accounts; resolves with the ids of the favourites. */
async function placeOrders(call: Call): Promise<readonly unknown[]> {
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '901.7', amount: '0.01234' };
  const starred: unknown[] = [];
  for (const [coin, star] of [
    ['coin', 'optional'],
    ['monicoin', 'monioptional'],
  ] as const) {
    expect(await call(`POST /${coin}/trade`, order)).toMatchObject(done);
    const answer = await call(`POST /${star}/add`, { currency_id: '2' });
    starred.push(dig(answer, 'message', 'id'));
  }
  const option = { match_id: '1001', currency_id: '3', type: '1', seconds: '600', number: '20.71' };
  for (const root of ['microtrade', 'monimicrotrade'])
    expect(await call(`POST /${root}/submit`, option)).toMatchObject(done);
  // Before a contract is open, which would block it.
  const out = { currency: '3', number: '333.77', type: '0', rate: '2', sub_type: 'trc20', pay_password: 'demo5678' };
  const leaving = { ...out, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  expect(await call('POST /wallet/out', leaving)).toMatchObject(done);
  const position = { currency_id: '1', legal_id: '3', type: '1', share: '7', multiple: '20' };
  const waiting = { ...position, status: '0', target_price: '20103.4' };
  for (const root of ['lever', 'monilever'])
    for (const wish of [position, waiting]) expect(await call(`POST /${root}/submit`, wish)).toMatchObject(done);
  return starred;
}

async function savePayees(call: Call): Promise<void> {
  const abroad = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`data[${at}]`, 'Abroad 8877']));
  const payees = [
    ['POST /wallet/setsqnumber', { number: '4321.0987' }],
    ['POST /user/wallet/save', { currency: '1', type: 'btc', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' }],
    ['POST /user/cash_save', bankCard],
    ['POST /user/cash_save_international', abroad],
  ] as const;
  for (const [operation, fields] of payees) expect(await call(operation, fields)).toMatchObject(done);
}

/** A loan, a lock, a share, a purchase, a subscription and a guess; resolves with the ids of the loan and the purchase. */
async function buyProducts(call: Call): Promise<readonly unknown[]> {
  const pictures = Object.fromEntries(['sfz', 'yh', 'fc', 'sr'].map((name) => [name, papers]));
  const lent = await call('POST /postBorrowing', { proid: '1', money: '512345.67', ...pictures });
  expect(await call('POST /lh/deposit', { config_id: '1', amount: '1234.5678' })).toMatchObject(done);
  const offered = dig((await call('GET /dual/index', { type: 'call' })).message, 'dual_currencys');
  const shares = { id: String([offered].flat().map((row) => dig(row, 'id'))[0]), num: '1' };
  expect(await call('POST /dual/buyDual', shares)).toMatchObject(done);
  const purchase = { guojia: 'India', xingming: 'Dana Secretname', c2cemail: 'dana@example.test', bizhong: 'USDT' };
  const bought = await call('POST /postc2c', { ...purchase, paytype: 'bank/HDFC Bank', fabi: 'USD', buymoney: '4321' });
  expect(await call('POST /project/order', { project_id: '2', amount: '41.2345' })).toMatchObject(done);
  const rounds = dig(await call('GET /guess/rounds'), 'message', 'list');
  const round = String(dig([rounds].flat()[0], 'id'));
  const guess = { round_id: round, side: '1', amount: '13.5709', odds: '1.9' };
  expect(await call('POST /guess/bet', guess)).toMatchObject(done);
  return [dig(lent, 'message', 'id'), dig(bought, 'message', 'id')];
}

/** Works that are owned and not on offer, a bid in a running auction, and an auction that is won and unpaid. */
async function collectArt(world: TestWorld, call: Call): Promise<Pick<ForeignScene, 'ids' | 'codes'>> {
  const named = async (keyword: string): Promise<unknown> =>
    dig(await world.call('GET /bind_box/getBoxList', { keyword }), 'message', 0);
  for (const [name, price] of [
    ['Glass Tower', '400'],
    ['Carousel', '200'],
  ] as const)
    await call('POST /bind_box/auctionNFT', { code: String(dig(await named(name), 'code')), price });
  const id = Number(dig(await named('Carousel'), 'id'));
  const ending = { kind: 'auctionEnd', identifier: victim.login, id, isApproved: true, reason: '' } as const;
  await world.engine.control.decide(ending);
  const { message: own } = await call('POST /bind_box/getMyNFTs');
  const { message: won } = await call('POST /bind_box/getNeedPayNFTOrder');
  const rows = [own, won].flat();
  return {
    ids: rows.map((row) => String(dig(row, 'id'))),
    codes: [...new Set(rows.map((row) => String(dig(row, 'code'))))],
  };
}

async function orderIds(call: Call): Promise<readonly unknown[]> {
  const listed = async (operations: readonly string[], ...path: readonly string[]): Promise<readonly unknown[]> => {
    const answers = await Promise.all(operations.map((operation) => call(operation)));
    return answers.flatMap(({ message }) => [path.length === 0 ? message : dig(message, ...path)].flat());
  };
  const rows = [
    ...(await listed(['GET /coin/list', 'GET /monicoin/list'])),
    ...(await listed(['GET /microtrade/lists', 'GET /monimicrotrade/lists'], 'data')),
    ...(await listed(['POST /lever/my_trade', 'POST /monilever/my_trade'], 'message', 'data')),
  ];
  return rows.map((row) => dig(row, 'id'));
}

/** What was typed above, and what names the person. */
const written = [
  'Quiet Reef',
  'Clockwork',
  'Copper Field',
  `"${victim.id}"`,
  `:${victim.id}`,
  victim.login,
  'de****@',
  '901.7',
  '0.01234',
  '20.71',
  '20103.4',
  '512345.67',
  '1234.5678',
  'Dana Secretname',
  'For you alone',
  'secret words',
  '333.77',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '7788990011',
  'Abroad 8877',
  '4321.0987',
  '"41.2345',
  '13.5709',
];

export async function setForeignScene(): Promise<ForeignScene> {
  const world = await startWorld({ hasPast: true });
  for (const picture of [foreignPicture, papers]) await keepPicture(world, picture);
  const privately = { kind: 'message', to: victim.login, title: 'For you alone', html: '<p>secret words</p>' } as const;
  await world.engine.control.publish(privately);
  const [victimToken, token] = [await world.signIn(victim.login), await world.signIn(other)];
  const call: Call = (operation, fields = {}) => world.call(operation, fields, victimToken);
  const starred = await placeOrders(call);
  await savePayees(call);
  const products = await buyProducts(call);
  const art = await collectArt(world, call);
  const ids = [victim.id, '1', ...art.ids, ...(await orderIds(call)), ...starred, ...products];
  const invitation = String(dig(await call('GET /user/info'), 'message', 'extension_code'));
  return {
    world,
    victimToken,
    token,
    ids: [...new Set(ids.map(String))],
    codes: art.codes,
    marks: [...written, victimToken, `"${invitation}"`],
  };
}

/** Everything in the state that belongs to a person: objects that name them, and entries under their name. */
function rowsOf(user: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const [key] = value;
    return typeof key === 'string' && key.startsWith(`${user}/`)
      ? [value]
      : value.flatMap((part) => rowsOf(user, part));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  if (fields.some(([, part]) => part === user)) return [value];
  return fields.flatMap(([key, part]) => (key === user ? [{ [key]: part }] : rowsOf(user, part)));
}

export const rowsNow = ({ world }: ForeignScene, user: string): string => {
  const state: unknown = JSON.parse(world.engine.snapshot());
  return JSON.stringify(rowsOf(user, state));
};
