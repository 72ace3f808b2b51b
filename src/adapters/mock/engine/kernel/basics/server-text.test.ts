import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../../../../core/i18n/languages.ts';
import { reasonText, serverText } from './server-text.ts';
import { serverDictionaries } from './server-texts.gen.ts';

const engine = resolve(import.meta.dirname, '../..');
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const placeholders = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test.each(languageCodes)('serverText: %s says everything that English says', (language) => {
  const own = serverDictionaries[language];
  const english = serverDictionaries.en;
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, text] of Object.entries(own)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key] ?? '')]);
    expect(text.trim()).not.toBe('');
  }
});

test('serverText: every refusal has a text', () => {
  const used = sources.flatMap((name) =>
    [...readFileSync(join(engine, name), 'utf8').matchAll(/new Refusal\('([\w.]+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((key) => serverDictionaries.en[key] === undefined)).toEqual([]);
});

test('serverText: parameters stand in the text, unknown languages mean English', () => {
  expect(serverText('spa', 'waitForCode', { seconds: '30' })).toBe('Espere 30 segundos antes de pedir otro código.');
  expect(serverText('xx', 'parameter')).toBe('A field is missing or wrong.');
  expect(() => serverText('en', 'nothing')).toThrow('no server text');
});

test('serverText: no two files say the same key', () => {
  const folder = resolve(engine, '../../../../locales/en/server');
  const keys = readdirSync(folder)
    .filter((name) => name !== 'articles.json')
    .flatMap((name) => Object.keys(Object(JSON.parse(readFileSync(join(folder, name), 'utf8')))));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('reasonText: a reason of the past is said in the language of the reader, every other one as it was written', () => {
  const reason = 'The receiver does not accept this network.';
  expect([reasonText('ru', reason), reasonText('en', reason)]).toEqual(['Получатель не принимает эту сеть.', reason]);
  expect(reasonText('ru', 'Ask Bob.')).toBe('Ask Bob.');
});
