import { beforeAll, expect, test } from 'vitest';
import { compose } from './composition.ts';
import { foreignSamples } from '../../../../tests/support/foreign-samples.ts';
import { tries } from '../../../../tests/support/breadth.ts';
import { rowsNow, setForeignScene, victim, type ForeignScene } from '../../../../tests/support/foreign-scene.ts';
import type { FieldRule } from './kernel/requests/request-rule.ts';
import { requestRules } from './kernel/requests/request-rules.gen.ts';
import { MemoryStorage } from './storage/memory-storage.ts';
import { countedBytes, requestOf, testStart } from './test-worlds/test-world.ts';

// One person has rows of every kind; another one sends their ids in every field of every call there is.

/** What a hopeful caller would add, although no call declares it. */
const undeclared = ['user', 'user_id', 'u_id', 'uid', 'userId', 'account_number', 'token'];

function valueFor(name: string, rule: FieldRule, { id, round }: { id: string; round: number }): string | undefined {
  if (rule.kind === 'file') return undefined;
  if (rule.values !== undefined) return rule.values[round % rule.values.length];
  return foreignSamples[name] ?? id;
}

/** Artworks have a separate kind of code; elsewhere a code has six digits. */
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
/** In a run each id comes in one of the rounds, in the walk in all. */
const roundsOf = (at: number): readonly number[] => (tries(2, 1) === 2 ? rounds : [at % rounds.length]);

let scene: ForeignScene;
/** What the victim had after the last call. */
let rows: string;
beforeAll(async () => {
  scene = await setForeignScene();
  rows = rowsNow(scene, victim.id);
});

/** Every call with every id; resolves with the texts of the answers. */
async function tryAll(operation: string, token: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const [at, id] of scene.ids.entries())
    for (const round of roundsOf(at)) {
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
  '%s: with another person’s ids it neither shows nor changes what is theirs',
  async (operation) => {
    const before = rows;
    const texts = [...(await tryAll(operation, scene.token)), ...(await tryAll(operation, undefined))];
    rows = rowsNow(scene, victim.id);
    for (const mark of scene.marks) expect(texts.filter((text) => text.includes(mark))).toEqual([]);
    expect(rows).toBe(before);
    // Otherwise nothing but the check of the fields would have been tried.
    const wrongField = JSON.stringify({ type: 'error', message: 'A field is missing or wrong.' });
    if (operation !== 'POST /upload') expect(texts.some((text) => text !== wrongField)).toBe(true);
  },
);

test.each(operations.filter(isSignedIn))('%s: a visitor and an unknown token must log in', async (operation) => {
  const told = JSON.stringify({ type: '999', message: 'Please log in first.' });
  for (const token of [undefined, '0'.repeat(32), victim.id, '__proto__']) {
    const response = await scene.world.engine.fetch(requestOf(operation, fieldsFor(operation, victim.id, 0), token));
    expect(await response.text()).toBe(told);
  }
});

test('signing out ends one’s own session alone', async () => {
  const token = await scene.world.signIn('overdue@tandem.test');
  await scene.world.call('GET /user/logout', fieldsFor('GET /user/logout', victim.id, 0), token);
  expect(await scene.world.call('GET /user/info', {}, scene.victimToken)).toMatchObject({ type: 'ok' });
});

test.each(operations.filter(byName))(
  '%s: a guess at another person’s name reveals nothing and changes no row',
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
