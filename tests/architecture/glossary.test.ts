import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/core/i18n/languages.ts';
import { termIds } from '../../src/features/shared/glossary/model/terms.ts';
import { textsIn } from './dictionaries.ts';
import { filesBelow, isTest, read } from '../support/source-files.ts';

const tickets = filesBelow('src/features/trading')
  .filter((path) => path.endsWith('.tsx') && !isTest(path))
  .map(read)
  .join('\n');

describe('E28 glossary', () => {
  test.each(languageCodes)('E28: each term has a name and an explanation in %s', (language) => {
    const texts = textsIn(`locales/${language}/glossary.json`);
    const missing = termIds.filter((id) => {
      const text = texts.get(`${id}.text`) ?? '';
      // A sentence, not a word: the languages that write a word as one character are shorter.
      return (texts.get(`${id}.name`) ?? '') === '' || Array.from(text).length < 20;
    });
    expect(missing).toEqual([]);
  });

  test.each(termIds.filter((id) => id !== 'stopLoss' && id !== 'takeProfit'))(
    'E28: “%s” can be tapped on a ticket, its order or its position',
    (id) => {
      expect(new RegExp(`'${id}'|"${id}"`).test(tickets)).toBe(true);
    },
  );

  test.each(['stopLoss', 'takeProfit'])('E28: “%s” can be tapped on a position', (id) => {
    expect(tickets).toContain(`term="${id}"`);
  });
});
