import { expect, test } from 'vitest';
import { languageCodes, languageTags } from '../../../../core/i18n/languages.ts';
import { isRegion, regionName, regionsIn, searchRegions } from './regions.ts';

test.each(languageCodes)('regionsIn: every region has a name in %s', (language) => {
  const regions = regionsIn(languageTags[language]);
  expect(regions.length).toBeGreaterThan(240);
  expect(regions.filter(({ code, name }) => name === code)).toEqual([]);
});

test('searchRegions: by a part of the name, without accents, by the code', () => {
  const regions = regionsIn('fr');
  expect(searchRegions(regions, 'cote').map(({ code }) => code)).toContain('CI');
  expect(searchRegions(regions, 'th').some(({ code }) => code === 'TH')).toBe(true);
  expect(searchRegions(regions, 'qqq')).toEqual([]);
  expect(searchRegions(regions, '  ')).toBe(regions);
});

test('regionName: a code that is stored is checked before it is shown', () => {
  expect(regionName('TH', 'en')).toBe('Thailand');
  expect([isRegion('TH'), isRegion('th'), isRegion('__proto__'), isRegion(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
