import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences, textsIn, unreviewedTexts } from '../tests/architecture/dictionaries.ts';
import { languageCodes } from '../src/core/i18n/languages.ts';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-text-'));
  cpSync('locales', join(copy, 'locales'), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

const add = (...args: readonly string[]) =>
  spawnSync(process.execPath, [resolve('scripts/new-text.mjs'), ...args], { cwd: copy, encoding: 'utf8' });
const quizIn = (language: string) => textsIn(join(copy, 'locales', language, 'quiz.json'));

test('A19 text: a key is added to every language, and marked as unreviewed in all but English', () => {
  expect(add('quiz.card.hint', 'Look here first')).toMatchObject({ status: 0, stderr: '' });
  for (const language of languageCodes) {
    expect(quizIn(language).get('card.hint')).toBe('Look here first');
    expect(differences(quizIn('en'), quizIn(language), ['other'])).toEqual([]);
  }
  const marked = unreviewedTexts(readFileSync(join(copy, 'locales/unreviewed.txt'), 'utf8'));
  expect(
    marked
      .filter(({ key }) => key === 'card.hint')
      .map(({ language }) => language)
      .toSorted(),
  ).toEqual(languageCodes.filter((language) => language !== 'en').toSorted());
});

test.each([[['quiz.title', 'Other']], [['quiz.title.deeper', 'Other']], [['quiz', 'Other']], [[]]])(
  'A19 text: %j is refused and changes nothing',
  (args) => {
    const before = languageCodes.map((language) => [...quizIn(language)]);
    expect(add(...args).status).toBe(1);
    expect(languageCodes.map((language) => [...quizIn(language)])).toEqual(before);
  },
);
