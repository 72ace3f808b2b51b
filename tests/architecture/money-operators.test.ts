import { describe, expect, test } from 'vitest';
import { programFiles } from '../support/source-files.ts';
import { moneyFindings, programWith } from './money-walk.ts';

const sampleName = 'src/core/domain/imagined-sample.ts';

const sampleFindings = (body: string): readonly string[] => {
  const text = `import type { Amount, DecimalText, Price } from '../money/amount.ts';
declare const a: Amount; declare const b: Amount | undefined; declare const p: Price; declare const list: readonly Amount[];
declare function generic<T extends DecimalText>(run: (value: T) => unknown): void;
declare const n: number; declare const s: string;
${body}
`;
  return moneyFindings(programWith([], { [sampleName]: text }), (path) => path.endsWith(sampleName));
};

describe('money is never treated as a number', () => {
  test('nowhere in the program', () => {
    const ours = new Set(programFiles());
    const findings = moneyFindings(programWith([...ours]), (path) => ours.has(path));
    expect(findings).toEqual([]);
  }, 240_000);

  test('each wrong use is found', () => {
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
    const lines = sampleFindings(
      wrong.map((expression, index) => `export const w${index} = (): unknown => ${expression};`).join('\n'),
    ).map((finding) => Number(/:(\d+):/.exec(finding)?.[1]) - 5);
    expect(wrong.filter((_expression, index) => !lines.includes(index))).toEqual([]);
  }, 240_000);

  test('what is right is not found', () => {
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
    expect(
      sampleFindings(
        right.map((expression, index) => `export const r${index} = (): unknown => ${expression};`).join('\n'),
      ),
    ).toEqual([]);
  }, 240_000);
});
