import { describe, expect, test } from 'vitest';
import { lackingAs } from '../domain/page.ts';
import { amount } from '../money/amount.ts';
import { verdictOn } from './verdict.ts';
import { beforeIn, type View } from './way.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

const [old, fresh] = [
  { id: '1', text: 'other' },
  { id: '2', text: 'wish' },
];
const way = {
  effect: 'new-row',
  isTwin: ({ text }: Row, wish: string) => text === wish,
  readAvailable: async () => amount('1'),
} as const;
const lacking = (id: string | undefined, ...rows: readonly Row[]) =>
  lackingAs(rows, { unreadable: [{ id, path: 'message.list[1].number' }] });
const view = (rows: View<Row>['rows'], available = '10'): View<Row> => ({ rows, available: amount(available) });
const kindOf = (before: View<Row>, after: View<Row>, isDecided = true): string =>
  verdictOn(way, { wish: 'wish', before: beforeIn(before), after, isDecided }).kind;

describe('what records and balance say of a request', () => {
  test('OE6 a new record that says the same was made by it; an older one was not', () => {
    expect(kindOf(view([old]), view([fresh, old]))).toBe('found');
    expect(kindOf(view([fresh, old]), view([fresh, old]))).toBe('not-there');
  });

  test('R1 a list that shows one record twice has one: nothing is called an extra that is the order itself', () => {
    const evidence = { wish: 'wish', before: beforeIn(view([old])), isDecided: false };
    const other = { ...fresh, id: '3' };
    const foundIn = (...rows: readonly Row[]) => verdictOn(way, { ...evidence, after: view(rows) });
    expect(foundIn(fresh, { ...fresh }, old)).toEqual({ kind: 'found', rows: [fresh] });
    expect(foundIn(other, fresh, { ...other }, old)).toEqual({ kind: 'found', rows: [other, fresh] });
  });

  test('T11 it is not there once it is decided, the list is clear and the balance untouched', () => {
    expect(kindOf(view([old]), view([old]))).toBe('not-there');
    expect(kindOf(view([old]), view([old]), false)).toBe('unknown');
    expect(kindOf(view([old]), view([old], '9'))).toBe('unknown');
    expect(kindOf(view(undefined), view([old]))).toBe('unknown');
    expect(kindOf(view([old]), view(undefined))).toBe('unknown');
  });

  test('T11 without a balance that tells, the list alone decides', () => {
    const { readAvailable: _, ...plain } = way;
    const evidence = { wish: 'wish', before: beforeIn(view([old])), after: view([old], '9'), isDecided: true };
    expect(verdictOn(plain, evidence).kind).toBe('not-there');
  });

  test.each([
    ['it has no id', undefined],
    ['its id is new', '99'],
  ])('R8 nothing is said to be missing after the request where %s', (_, id) => {
    expect(kindOf(view([old]), view(lacking(id, old)))).toBe('unknown');
  });

  test('R8 a record that was there before, readable or not, is not the new one', () => {
    expect(kindOf(view([old]), view(lacking('1')))).toBe('not-there');
    expect(kindOf(view(lacking('9', old)), view(lacking('9', old)))).toBe('not-there');
    expect(kindOf(view(lacking('2', old)), view([fresh, old], '9'))).toBe('unknown');
  });

  test('R8 without its id nothing is known of what was there before: neither found nor missing is said', () => {
    expect(kindOf(view(lacking(undefined, old)), view([fresh, old]))).toBe('unknown');
    expect(kindOf(view(lacking(undefined, old)), view([old]))).toBe('unknown');
  });

  test('OE6 a change of a record is seen in the record itself', () => {
    const change = { ...way, effect: 'changed-row' } as const;
    const on = (rows: View<Row>['rows'], isDecided: boolean): string =>
      verdictOn(change, { wish: 'wish', before: beforeIn(view(undefined)), after: view(rows), isDecided }).kind;
    expect(on([fresh], false)).toBe('found');
    expect(on([old], false)).toBe('unknown');
    expect(on([old], true)).toBe('not-there');
  });
});
