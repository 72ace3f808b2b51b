import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderRequirements, type Requirement } from '../../scripts/generate-requirements.mjs';
import { read } from '../support/source-files.ts';

const requirements: readonly Requirement[] = JSON.parse(read('tests/architecture/tables/requirements.json'));

/** What nothing claims. A row leaves this list with its first test, and comes into it only on purpose. */
const notClaimed: readonly string[] = [];

const title = /\b(?:test|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(["'`])(.*?)\1/g;
const titlesOf = (text: string): readonly string[] => [...text.matchAll(title)].map(([, , words = '']) => words);

const number = (id: string): number => Number(/\d+$/.exec(id)?.[0]);
/** `SO1–SO3` carries SO2 as well. */
const isInRange = (id: string, words: string): boolean =>
  [...words.matchAll(/\b([A-Z]+)(\d+)–\1(\d+)\b/g)].some(
    ([, letters = '', first, last]) =>
      id.startsWith(letters) && number(id) >= Number(first) && number(id) <= Number(last),
  );
const carries = (words: string, id: string): boolean =>
  new RegExp(`(?<![\\w.])${id.replace('.', '\\.')}(?![\\w.])`).test(words) || isInRange(id, words);

/** What is wrong with a claim: its file, its title, or the id in the title. */
function faultsOf({ id, tests }: Requirement): readonly string[] {
  return Object.entries(tests).flatMap(([file, titles]) => {
    if (!existsSync(file)) return [`${file} is not there`];
    const there = titlesOf(read(file));
    return titles.flatMap((words) => [
      ...(there.includes(words) ? [] : [`${file} has no test “${words}”`]),
      ...(carries(words, id) ? [] : [`“${words}” does not carry ${id}`]),
    ]);
  });
}

describe('requirements', () => {
  test.each(requirements)('$id: the tests that claim it are there, and carry it in their titles', (requirement) => {
    expect(faultsOf(requirement)).toEqual([]);
  });

  test('each row stands once and says what it asks', () => {
    const ids = requirements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(160);
    expect(requirements.filter(({ asks }) => asks.length < 10)).toEqual([]);
  });

  test('rows that nothing claims are called so', () => {
    expect(requirements.filter(({ tests }) => Object.keys(tests).length === 0).map(({ id }) => id)).toEqual(notClaimed);
  });

  test('the document is the one that the table makes', () => {
    expect(read('docs/requirements.md')).toBe(renderRequirements(requirements));
  });
});

describe('requirements: the rule bites', () => {
  const one = 'tests/architecture/requirements.test.ts';

  test.each<[string, Requirement['tests'], string]>([
    ['a file that is gone', { 'tests/gone.test.ts': ['OE5: gone'] }, 'is not there'],
    ['a test that is gone', { [one]: ['OE5: gone'] }, 'has no test'],
    ['a title without the id', { [one]: ['a title without the id'] }, 'does not carry OE5'],
  ])('%s', (_name, tests, fault) => {
    expect(faultsOf({ id: 'OE5', asks: '', tests }).join()).toContain(fault);
  });

  test('ids in titles: whole ones, points and ranges', () => {
    expect([carries('OE5: one', 'OE5'), carries('SO1–SO3: all', 'SO2'), carries('L7, 4.2: still', '4.2')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([carries('OE50: one', 'OE5'), carries('SO1–SO3: all', 'SO4'), carries('14.2: still', '4.2')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
