import { beforeAll, expect, test } from 'vitest';
import { compose } from './composition.ts';
import { keepPicture } from '../../../../tests/support/sample-pictures.ts';
import { foreignPicture, foreignSamples } from '../../../../tests/support/foreign-samples.ts';
import type { FieldRule } from './kernel/request-rule.ts';
import { requestRules } from './kernel/request-rules.gen.ts';
import { MemoryStorage } from './storage/memory-storage.ts';
import { countedBytes, dig, requestOf, startWorld, testStart, type TestWorld } from './test-world.ts';

// One person has rows of every kind; another one sends their ids in every field of every call there is.

const victim = { id: '70001', login: 'demo@tandem.test' };
const other = 'trader@tandem.test';

interface Scene {
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

/** What a hopeful caller would add, although no call declares it. */
const undeclared = ['user', 'user_id', 'u_id', 'uid', 'userId', 'account_number', 'token'];

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

/** Works that are owned and not on offer, a bid in a running auction, and an auction that is won and unpaid. */
async function collectArt(world: TestWorld, token: string): Promise<Pick<Scene, 'ids' | 'codes'>> {
  const named = async (keyword: string): Promise<unknown> =>
    dig(await world.call('GET /bind_box/getBoxList', { keyword }), 'message', 0);
  for (const [name, price] of [
    ['Glass Tower', '400'],
    ['Carousel', '200'],
  ] as const)
    await world.call('POST /bind_box/auctionNFT', { code: String(dig(await named(name), 'code')), price }, token);
  const id = Number(dig(await named('Carousel'), 'id'));
  await world.engine.control.decide({
    kind: 'auctionEnd',
    identifier: victim.login,
    id,
    isApproved: true,
    reason: '',
  });
  const { message: own } = await world.call('POST /bind_box/getMyNFTs', {}, token);
  const { message: won } = await world.call('POST /bind_box/getNeedPayNFTOrder', {}, token);
  const rows = [own, won].flat();
  return {
    ids: rows.map((row) => String(dig(row, 'id'))),
    codes: [...new Set(rows.map((row) => String(dig(row, 'code'))))],
  };
}

const papers = `/upload/${'c'.repeat(32)}.jpg`;

async function setScene(): Promise<Scene> {
  const world = await startWorld({ hasPast: true });
  await keepPicture(world, foreignPicture);
  const privately = { kind: 'message', to: victim.login, title: 'For you alone', html: '<p>secret words</p>' } as const;
  await world.engine.control.publish(privately);
  const [victimToken, token] = [await world.signIn(victim.login), await world.signIn(other)];
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '901.7', amount: '0.01234' };
  const starred: unknown[] = [];
  for (const [coin, star] of [
    ['coin', 'optional'],
    ['monicoin', 'monioptional'],
  ] as const) {
    expect(await world.call(`POST /${coin}/trade`, order, victimToken)).toMatchObject({ type: 'ok' });
    const answer = await world.call(`POST /${star}/add`, { currency_id: '2' }, victimToken);
    starred.push(dig(answer, 'message', 'id'));
  }
  const option = { match_id: '1001', currency_id: '3', type: '1', seconds: '600', number: '20.71' };
  for (const root of ['microtrade', 'monimicrotrade'])
    expect(await world.call(`POST /${root}/submit`, option, victimToken)).toMatchObject({ type: 'ok' });
  // Before a contract is open, which would block it.
  const out = { currency: '3', number: '333.77', type: '0', rate: '0', sub_type: 'trc20', pay_password: 'demo5678' };
  const leaving = { ...out, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  expect(await world.call('POST /wallet/out', leaving, victimToken)).toMatchObject({ type: 'ok' });
  const position = { currency_id: '1', legal_id: '3', type: '1', share: '7', multiple: '20' };
  const waiting = { ...position, status: '0', target_price: '20103.4' };
  for (const root of ['lever', 'monilever'])
    for (const wish of [position, waiting])
      expect(await world.call(`POST /${root}/submit`, wish, victimToken)).toMatchObject({ type: 'ok' });
  const payees = [
    ['POST /wallet/setsqnumber', { number: '4321.0987' }],
    ['POST /user/wallet/save', { currency: '1', type: 'btc', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' }],
    ['POST /user/cash_save', bankCard],
    [
      'POST /user/cash_save_international',
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`data[${at}]`, 'Abroad 8877'])),
    ],
  ] as const;
  for (const [operation, fields] of payees)
    expect(await world.call(operation, fields, victimToken)).toMatchObject({ type: 'ok' });
  const pictures = Object.fromEntries(['sfz', 'yh', 'fc', 'sr'].map((name) => [name, papers]));
  await keepPicture(world, papers);
  const loan = { proid: '1', money: '512345.67', ...pictures };
  const lent = await world.call('POST /postBorrowing', loan, victimToken);
  expect(await world.call('POST /lh/deposit', { config_id: '1', amount: '1234.5678' }, victimToken)).toMatchObject({
    type: 'ok',
  });
  const offered = dig((await world.call('GET /dual/index', { type: 'call' }, victimToken)).message, 'dual_currencys');
  const shares = { id: String([offered].flat().map((row) => dig(row, 'id'))[0]), num: '1' };
  expect(await world.call('POST /dual/buyDual', shares, victimToken)).toMatchObject({ type: 'ok' });
  const purchase = { guojia: 'India', xingming: 'Dana Secretname', c2cemail: 'dana@example.test', bizhong: 'USDT' };
  const payment = { paytype: 'bank/HDFC Bank', fabi: 'USD', buymoney: '4321' };
  const bought = await world.call('POST /postc2c', { ...purchase, ...payment }, victimToken);
  const subscription = { project_id: '2', amount: '41.2345' };
  expect(await world.call('POST /project/order', subscription, victimToken)).toMatchObject({ type: 'ok' });
  const rounds = dig(await world.call('GET /guess/rounds'), 'message', 'list');
  const round = String(dig([rounds].flat()[0], 'id'));
  const guess = { round_id: round, side: '1', amount: '13.5709', odds: '1.9' };
  expect(await world.call('POST /guess/bet', guess, victimToken)).toMatchObject({ type: 'ok' });
  const art = await collectArt(world, victimToken);
  const placed = await Promise.all(
    ['coin', 'monicoin'].map((root) => world.call(`GET /${root}/list`, {}, victimToken)),
  );
  const opened = await Promise.all(
    ['microtrade', 'monimicrotrade'].map((root) => world.call(`GET /${root}/lists`, {}, victimToken)),
  );
  const held = await Promise.all(
    ['lever', 'monilever'].map((root) => world.call(`POST /${root}/my_trade`, {}, victimToken)),
  );
  const rows = [
    ...placed.map(({ message }) => message),
    ...opened.map(({ message }) => dig(message, 'data')),
    ...held.map(({ message }) => dig(message, 'message', 'data')),
  ];
  const orderIds = rows.flatMap((list) => [list].flat().map((row) => dig(row, 'id')));
  const info = await world.call('GET /user/info', {}, victimToken);
  const code = String(dig(info, 'message', 'extension_code'));
  return {
    world,
    victimToken,
    token,
    ids: [
      ...new Set(
        [
          victim.id,
          '1',
          ...art.ids,
          ...orderIds,
          ...starred,
          dig(lent, 'message', 'id'),
          dig(bought, 'message', 'id'),
        ].map(String),
      ),
    ],
    codes: art.codes,
    marks: [
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
      victimToken,
      `"${code}"`,
    ],
  };
}

/** Everything in the state that is somebody's: objects that name them, and what stands under their name. */
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

const rowsNow = ({ world }: Scene, user: string): string => {
  const state: unknown = JSON.parse(world.engine.snapshot());
  return JSON.stringify(rowsOf(user, state));
};

function valueFor(name: string, rule: FieldRule, { id, round }: { id: string; round: number }): string | undefined {
  if (rule.kind === 'file') return undefined;
  if (rule.values !== undefined) return rule.values[round % rule.values.length];
  return foreignSamples[name] ?? id;
}

/** Artworks are named by a code of their own; elsewhere a code is one of six digits. */
const isArtCode = (operation: string, name: string): boolean => name === 'code' && operation.includes('/bind_box/');

function fieldsFor(operation: string, id: string, round: number): Record<string, string> {
  const fields: Record<string, string> = Object.fromEntries(undeclared.map((name) => [name, id]));
  for (const [name, rule] of Object.entries(requestRules[operation]?.fields ?? {})) {
    const value = isArtCode(operation, name)
      ? scene.codes[round % scene.codes.length]
      : name === 'lang'
        ? 'en'
        : valueFor(name, rule, { id, round });
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function mountedOperations(): readonly string[] {
  const basis = { seed: 1, epoch: testStart };
  const tools = { random: countedBytes(), shelf: new MemoryStorage().files, realNow: () => testStart };
  return compose(basis, tools).domains.flatMap(({ routes }) => routes.map(({ operation }) => operation));
}

/** Calls that look for a person by name: they count wrong guesses, and must do nothing else. */
const byName = (operation: string): boolean => Object.hasOwn(requestRules[operation]?.fields ?? {}, 'user_string');
const isSignedIn = (operation: string): boolean => requestRules[operation]?.access === 'signed-in';
const operations = mountedOperations();
const rounds = [0, 1, 2, 3];

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});

/** Every call with every id; resolves with the texts of the answers. */
async function tryAll(operation: string, token: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const id of scene.ids)
    for (const round of rounds) {
      const response = await scene.world.engine.fetch(requestOf(operation, fieldsFor(operation, id, round), token));
      texts.push(await response.text());
    }
  return texts;
}

test('the scene: there are rows to reveal and to change, and their owner sees them', async () => {
  const own = JSON.stringify([
    await scene.world.call('GET /coin/list', {}, scene.victimToken),
    await scene.world.call('GET /microtrade/lists', {}, scene.victimToken),
    await scene.world.call('POST /lever/my_trade', {}, scene.victimToken),
    await scene.world.call('GET /user/info', {}, scene.victimToken),
    await scene.world.call('GET /getBorrowingList', {}, scene.victimToken),
    await scene.world.call('GET /lh/deposit/order', {}, scene.victimToken),
    await scene.world.call('GET /getc2cList', {}, scene.victimToken),
    await scene.world.call('GET /user/project/order', {}, scene.victimToken),
    await scene.world.call('GET /guess/bets', {}, scene.victimToken),
    await scene.world.call('POST /bind_box/getMyNFTs', {}, scene.victimToken),
    await scene.world.call('GET /mailMessage/getList', {}, scene.victimToken),
    await scene.world.call('GET /user/withdraw/list', {}, scene.victimToken),
    await scene.world.call('GET /user/wallet/list', {}, scene.victimToken),
    await scene.world.call('POST /user/cash_info', {}, scene.victimToken),
    await scene.world.call('POST /wallet/getsqnumber', {}, scene.victimToken),
    await scene.world.call('POST /user/cash_info_international', {}, scene.victimToken),
  ]);
  const missing = scene.marks.filter((mark) => !own.includes(mark));
  expect(missing).toEqual([scene.victimToken]);
  expect(rowsNow(scene, victim.id).length).toBeGreaterThan(5000);
  expect(operations.filter(isSignedIn).length).toBeGreaterThan(20);
});

test.each(operations.filter((operation) => !byName(operation) && operation !== 'GET /user/logout'))(
  '%s: with somebody else’s ids it neither shows nor changes what is theirs',
  async (operation) => {
    const before = rowsNow(scene, victim.id);
    const texts = [...(await tryAll(operation, scene.token)), ...(await tryAll(operation, undefined))];
    for (const mark of scene.marks) expect(texts.filter((text) => text.includes(mark))).toEqual([]);
    expect(rowsNow(scene, victim.id)).toBe(before);
    // Otherwise nothing but the check of the fields would have been tried.
    const wrongField = JSON.stringify({ type: 'error', message: 'A field is missing or wrong.' });
    if (operation !== 'POST /upload') expect(texts.some((text) => text !== wrongField)).toBe(true);
  },
);

test.each(operations.filter(isSignedIn))(
  '%s: a visitor, and a token that nobody has, are told to log in',
  async (operation) => {
    const told = JSON.stringify({ type: '999', message: 'Please log in first.' });
    for (const token of [undefined, '0'.repeat(32), victim.id, '__proto__']) {
      const response = await scene.world.engine.fetch(requestOf(operation, fieldsFor(operation, victim.id, 0), token));
      expect(await response.text()).toBe(told);
    }
  },
);

test('signing out ends one’s own session alone', async () => {
  const token = await scene.world.signIn('overdue@tandem.test');
  await scene.world.call('GET /user/logout', fieldsFor('GET /user/logout', victim.id, 0), token);
  expect(await scene.world.call('GET /user/info', {}, scene.victimToken)).toMatchObject({ type: 'ok' });
});

test.each(operations.filter(byName))(
  '%s: a guess at somebody else’s name gives nothing away and changes no row',
  async (operation) => {
    const withoutCounters = (): string =>
      rowsNow(scene, victim.id).replaceAll(/"(failedSignIns|signInLockedUntil)":\d+/g, '');
    const before = withoutCounters();
    const texts = await tryAll(operation, scene.token);
    for (const mark of scene.marks) expect(texts.filter((text) => text.includes(mark))).toEqual([]);
    expect(texts.filter((text) => /^\{"type":"ok","message":"[0-9a-f]{32}"/.test(text))).toEqual([]);
    expect(withoutCounters()).toBe(before);
  },
);
