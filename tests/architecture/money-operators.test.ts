import { describe, expect, test } from 'vitest';
import { programFiles } from '../support/source-files.ts';
import { moneyFindings, programWith } from './money-walk.ts';

const wrong = [
  'a + a',
  'a + "x"',
  '"x" + a',
  'a < a',
  'a >= p',
  's > a',
  '(b ?? a) < a',
  '+a',
  '-a',
  '~a',
  'Number(a)',
  'parseFloat(a)',
  'Number.parseFloat(a)',
  'parseInt(a, 10)',
  'BigInt(a)',
  'a.localeCompare(p)',
  '[...list].sort()',
  'list.toSorted()',
  'generic((value) => value + value)',
  'generic((value) => Number(value))',
  'list.map((value) => +value)',
];

const right = [
  'a === b',
  'a !== p',
  '`${a} USDT`',
  'n + n',
  's + s',
  's < s',
  'Number(s)',
  'a.length + n',
  'list.length > n',
  'list.toSorted((x, y) => x.length - y.length)',
  '!b',
  'b ?? a',
];

const sampleOf = (
  expressions: readonly string[],
): string => `import type { Amount, DecimalText, Price } from '../money/amount.ts';
declare const a: Amount; declare const b: Amount | undefined; declare const p: Price; declare const list: readonly Amount[];
declare function generic<T extends DecimalText>(run: (value: T) => unknown): void;
declare const n: number; declare const s: string;
${expressions.map((expression, index) => `export const x${index} = (): unknown => ${expression};`).join('\n')}
`;

const [wrongName, rightName] = ['src/core/domain/imagined-wrong.ts', 'src/core/domain/imagined-right.ts'];
const ours = new Set(programFiles());
/** The whole program with the two samples: to read the types is what takes the time, so it is done once. */
const program = programWith([...ours], { [wrongName]: sampleOf(wrong), [rightName]: sampleOf(right) });

const sampleFindings = (name: string): readonly string[] => moneyFindings(program, (path) => path.endsWith(name));

describe('money is never treated as a number', () => {
  test('nowhere in the program', () => {
    expect(moneyFindings(program, (path) => ours.has(path))).toEqual([]);
  }, 240_000);

  test('each wrong use is found', () => {
    const lines = sampleFindings(wrongName).map((finding) => Number(/:(\d+):/.exec(finding)?.[1]) - 5);
    expect(wrong.filter((_expression, index) => !lines.includes(index))).toEqual([]);
  }, 240_000);

  test('what is right is not found', () => {
    expect(sampleFindings(rightName)).toEqual([]);
  }, 240_000);
});
