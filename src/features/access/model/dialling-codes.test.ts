import { expect, test } from 'vitest';
import { languageCodes, languageTags } from '../../../core/i18n/languages.ts';
import { identifierProblem } from '../../../core/rules/people/account-rules.ts';
import { regionsIn } from '../../shared/regions/model/regions.ts';
import { cleanIdentifier } from './access-schemas.ts';
import { behindDialling, diallingAreas, searchAreas } from '../../shared/regions/model/dialling-codes.ts';

test.each(languageCodes)('diallingAreas: every region has a code in %s', (language) => {
  const areas = diallingAreas(languageTags[language]);
  expect(areas.map(({ code }) => code)).toEqual(regionsIn(languageTags[language]).map(({ code }) => code));
  expect(areas.filter(({ dialling }) => !/^[1-9]\d{0,3}$/.test(dialling))).toEqual([]);
});

test('searchAreas: by name, by region and by digits', () => {
  const areas = diallingAreas('en');
  expect(searchAreas(areas, 'spain').map(({ dialling }) => dialling)).toEqual(['34']);
  expect(searchAreas(areas, '+852').map(({ code }) => code)).toEqual(['HK']);
  expect(searchAreas(areas, '1').length).toBeGreaterThan(2);
  expect(searchAreas(areas, 'qqq')).toEqual([]);
  expect(searchAreas(areas, '')).toEqual(areas);
});

test.each([
  ['', ''],
  ['612 345 678', '612 345 678'],
  ['+34 612 345 678', '612 345 678'],
  ['+44', ''],
  ['ann@example.test', 'ann@example.test'],
])('AC1 behindDialling: of %j stays %j', (typed, wanted) => {
  expect(behindDialling(typed, '34')).toBe(wanted);
});

test('AC1 behindDialling: what comes out is a number that can be registered', () => {
  expect(identifierProblem(cleanIdentifier(behindDialling('+34 612 345 678', '34')))).toBeUndefined();
});
