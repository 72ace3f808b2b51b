import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes } from '../src/core/i18n/languages.ts';
import { startFailureScript } from './start-failure.ts';

test('R2 startFailureScript: one script without any other file, in all ten languages and both themes', async () => {
  const script = await startFailureScript({ server: 'network', isOneFile: false });
  expect(script).not.toMatch(/\bimport\b|<\//);
  const titles = languageCodes.map((code) =>
    /"title": "(.*)"/.exec(readFileSync(`locales/${code}/start.json`, 'utf8')),
  );
  expect(titles.filter((found) => found?.[1] === undefined || !script.includes(found[1]))).toEqual([]);
  const tokens = readFileSync('src/core/ui/tokens.css', 'utf8');
  const grounds = [...tokens.matchAll(/--bg: (#[\da-f]{6})/g)].map(([, colour]) => colour);
  expect(grounds).toHaveLength(2);
  for (const ground of grounds) expect(script).toContain(ground);
});

test('R2 startFailureScript: the page of the demo, which may ask for nothing, does not ask', async () => {
  const asks = /\bfetch\(/;
  expect(await startFailureScript({ server: 'network', isOneFile: false })).toMatch(asks);
  expect(await startFailureScript({ server: 'in-browser', isOneFile: false })).not.toMatch(asks);
});
