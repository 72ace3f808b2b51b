import { expect, test } from 'vitest';
import { readMenu, readSiteConfiguration } from './site-codec.ts';

const fileAddress = (path: string): string => (path.startsWith('javascript:') ? '' : `https://files.test${path}`);
const entry = (sort: string) => ({ id: sort, name: `Entry ${sort}`, url: `/pages/${sort}`, sort });

test('menu: equal orders keep the order in which they came', () => {
  const sorted = readMenu([entry('10'), { ...entry('2'), id: 'first' }, { ...entry('2'), id: 'second' }], fileAddress);
  expect(sorted.map(({ id }) => id)).toEqual(['first', 'second', '10']);
});

test.each([
  ['navigateTo', false],
  ['switchTab', false],
  ['web', true],
  ['', false],
])('menu: open_type "%s" leads outside: %j', (open_type, isOutside) => {
  expect(readMenu([{ ...entry('1'), open_type }], fileAddress)[0]?.isOutside).toBe(isOutside);
});

test('siteConfiguration: an address that is no picture is no logo', () => {
  expect(readSiteConfiguration({ site_logo: 'javascript:alert(1)' }, fileAddress).logo).toBeUndefined();
});

test('siteConfiguration: other settings stay as they were sent, shapes that are no text are left out', () => {
  expect(readSiteConfiguration({ site_name: 'Demo', tk_radio: '1', odd: { a: '1' }, list: [] }, fileAddress)).toEqual({
    name: 'Demo',
    logo: undefined,
    downloadLogo: undefined,
    settings: { tk_radio: '1' },
  });
});
