import { describe, expect, test } from 'vitest';
import type { Lacking } from '../../src/core/domain/page.ts';
import { filesBelow, read } from '../support/source-files.ts';
import { RecordedHttp } from './recorded-http.ts';
import { worlds } from './recorded-methods.ts';
import { recordingsOf } from './recordings.ts';
import { listPlaces, noLists, type ListPlace } from './unreadable-rows.ts';
import { usualArguments } from './usual-arguments.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Row = Readonly<Record<string, Json>>;

const isRow = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a tree at a path such as `message.order.data`; the tree itself at an empty one. */
const at = (tree: unknown, path: string): unknown =>
  path === '' ? tree : path.split('.').reduce<unknown>((node, key) => (node as Row | undefined)?.[key], tree);

function withRows(tree: Json, [key, ...rest]: readonly string[], rows: readonly Json[]): Json {
  if (key === undefined) return [...rows];
  return isRow(tree) ? { ...tree, [key]: withRows(tree[key] ?? null, rest, rows) } : tree;
}

/** JSON has numbers that JavaScript cannot hold. */
const hugeNumber = '@1e400@';
const textOf = (body: Json): string => JSON.stringify(body).replaceAll(`"${hugeNumber}"`, '1e400');

const strangeId = '990001';

interface Corruption {
  readonly name: string;
  /** What becomes of a row; undefined where the list has no such field. */
  readonly corrupt: (row: Row, place: ListPlace) => Json | undefined;
  /** Its id can be read still. */
  readonly keepsId: boolean;
}

const inField =
  (field: 'amount' | 'text', value: Json): Corruption['corrupt'] =>
  (row, place) => {
    const key = place[field];
    return key === undefined ? undefined : { ...row, [key]: value };
  };

const corruptions: readonly Corruption[] = [
  { name: 'null', corrupt: () => null, keepsId: false },
  { name: 'a number', corrupt: () => 7, keepsId: false },
  { name: 'a text', corrupt: () => 'row', keepsId: false },
  { name: 'a list in place of an object', corrupt: () => [], keepsId: false },
  {
    name: 'a row without an id',
    corrupt: (row, { id = 'id', needsNoId }) => (needsNoId === true ? undefined : { ...row, [id]: null }),
    keepsId: false,
  },
  { name: 'words in an amount', corrupt: inField('amount', 'much'), keepsId: true },
  { name: 'null in an amount', corrupt: inField('amount', null), keepsId: true },
  { name: '1e400 in an amount', corrupt: inField('amount', hugeNumber), keepsId: true },
  { name: 'an object in a text', corrupt: inField('text', { text: 'name' }), keepsId: true },
];

/** The first recorded answer with rows at that place, and its rows. */
function recorded(call: string, { rows: path }: ListPlace) {
  const found = recordingsOf(call, 'ok').flatMap(({ body, ask }) => {
    const tree = JSON.parse(body) as Json;
    const rows = at(tree, path);
    return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? [{ tree, rows, ask }] : [];
  });
  const [first] = found;
  if (first === undefined) throw new Error(`no recording of ${call} with rows at ${path}`);
  return first;
}

async function answerOf(call: string, body: Json, argument: unknown): Promise<unknown> {
  const method = worlds.live(new RecordedHttp(textOf(body)))[call];
  return method?.((argument ?? usualArguments[call]) as never);
}

function listIn(answer: unknown, { list = '' }: ListPlace): Lacking & { readonly items: readonly unknown[] } {
  const found = at(answer, list);
  if (Array.isArray(found)) return { items: [...found], unreadable: (found as Lacking).unreadable };
  return found as Lacking & { items: readonly unknown[] };
}

const cases = Object.entries(listPlaces).flatMap(([call, place]) =>
  corruptions.map((corruption) => [call, corruption.name, place, corruption] as const),
);

describe('R8 one unreadable row costs one row', () => {
  test.each(cases)('R8 %s: %s', async (call, _name, place, { corrupt, keepsId }) => {
    const { tree, rows, ask: argument } = recorded(call, place);
    const { id = 'id', name = id } = place;
    const broken = corrupt({ ...rows[0], [id]: strangeId, [name]: strangeId }, place);
    if (broken === undefined) return;
    const path = place.rows.split('.');
    const whole = listIn(await answerOf(call, tree, argument), place);
    expect(whole.items.length).toBeGreaterThan(0);
    expect(whole.unreadable).toBeUndefined();
    const [first = null, ...others] = rows;
    const told = listIn(await answerOf(call, withRows(tree, path, [first, broken, ...others]), argument), place);
    expect(told.items).toEqual(whole.items);
    expect(told.unreadable).toHaveLength(1);
    const known = keepsId && (name === 'id' || place.name !== undefined) ? strangeId : undefined;
    if (keepsId) expect(told.unreadable?.[0]?.id).toBe(known);
    // Two of them cost two, and a list of nothing else is empty, not lost.
    const twice = listIn(await answerOf(call, withRows(tree, path, [broken, ...rows, broken]), argument), place);
    expect([twice.items, twice.unreadable?.length]).toEqual([whole.items, 2]);
    const alone = listIn(await answerOf(call, withRows(tree, path, [broken]), argument), place);
    expect([alone.items, alone.unreadable?.length]).toEqual([[], 1]);
  });

  test.each(Object.entries(listPlaces))('R8 %s: an answer that is no list stays unexpected', async (call, place) => {
    const { tree, ask: argument } = recorded(call, place);
    const path = place.rows.split('.');
    const spoilt = (node: Json, [key, ...rest]: readonly string[]): Json =>
      key === undefined ? 'no list' : isRow(node) ? { ...node, [key]: spoilt(node[key] ?? null, rest) } : node;
    await expect(answerOf(call, spoilt(tree, path), argument)).rejects.toMatchObject({ kind: 'unexpected-shape' });
  });
});

describe('R8 no list is forgotten', () => {
  test('R8 every method of a port that answers with rows is in the table, or is said to have none', () => {
    const method = /^ {2}(\w+)\((?:(?!\n {2}\w)[\s\S])*?\): Promise<(.+)>;$/gm;
    const listing = filesBelow('src/core/ports')
      .filter((path) => path.endsWith('-port.ts'))
      .filter((path) => !/(?:presenter|fiat-rates)-port/.test(path))
      .flatMap((path) => [...read(path).matchAll(method)])
      .filter(([, , answer = '']) => /\b(?:Rows|Page)<|\[\]/.test(answer))
      .map(([, name = '']) => name);
    expect(listing.length).toBeGreaterThan(40);
    const known = new Set([...Object.keys(listPlaces), ...Object.keys(noLists)]);
    expect(listing.filter((name) => !known.has(name))).toEqual([]);
  });

  test('R8 no recorded answer has rows at a place that the table does not know', async () => {
    const methods = Object.keys(worlds.live(new RecordedHttp('')));
    const found = await Promise.all(
      methods.map(async (call) => {
        const answers = await Promise.all(
          recordingsOf(call, 'ok').map(async ({ body, ask: argument }) =>
            worlds.live(new RecordedHttp(body))[call]?.((argument ?? usualArguments[call]) as never),
          ),
        );
        return answers.some((answer) => hasRows(answer)) ? [call] : [];
      }),
    );
    const known = new Set([...Object.keys(listPlaces), ...Object.keys(noLists)]);
    expect(found.flat().filter((call) => !known.has(call))).toEqual([]);
  });
});

function hasRows(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return isRow(value) && Object.values(value).some(hasRows);
}
