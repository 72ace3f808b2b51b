import { describe, expect, test } from 'vitest';
import { blockOf, configOf, draftOfFile, emptyDraft, hasPicturesBeside } from './draft.ts';

const block = {
  name: 'Acme Markets',
  shortName: 'Acme',
  marks: { dark: 'data:image/png;base64,AA' },
  accent: '#e4007f',
  upDown: 'blue',
  font: { family: 'Georgia', file: 'data:font/woff2;base64,AA' },
  languages: { offered: ['en', 'fra'], default: 'fra' },
  order: { tabs: ['trade'], products: ['nft', 'quiz'] },
  texts: { en: { 'home.login': 'Come in' }, fra: { 'home.login': 'Entrez' } },
  support: [{ label: 'Ask', url: 'https://help.acme.example/' }],
  legal: { text: 'Acme Ltd.', links: [{ label: 'Imprint', url: 'https://acme.example/' }] },
};

describe('draftOfFile', () => {
  test('draftOfFile: what is opened is written again as it was, from config.json and from the block alone', () => {
    for (const file of [block, { apiBase: '/api', brand: block }]) {
      const draft = draftOfFile(JSON.stringify(file));
      expect(draft === undefined ? undefined : blockOf(draft)).toEqual(block);
    }
  });

  test('draftOfFile: a field of another kind is left out, and the rest stays', () => {
    expect(draftOfFile(JSON.stringify({ name: 5, accent: '#000000', support: [{ label: 'x' }], legal: [] }))).toEqual({
      ...emptyDraft,
      accent: '#000000',
      support: [{ label: 'x', url: '' }],
    });
  });

  test.each(['', '{', '5', 'null', '{}', '[1]', '{"brand":5}', '{"apiBase":7}', '{"explorer":{},"legal":{}}'])(
    'draftOfFile: %s has no brand',
    (content) => {
      expect(draftOfFile(content)).toBeUndefined();
    },
  );
});

test('configOf: what else stood in the config.json that was opened stays, also where the brand is kept on the device', () => {
  const file = { apiBase: 'https://api.acme.example', products: { loans: false }, brand: block };
  const draft = draftOfFile(JSON.stringify(file)) ?? emptyDraft;
  expect(configOf(draft)).toEqual(file);
  expect(draftOfFile(JSON.stringify(configOf(draft)))).toEqual(draft);
  // One that has no brand yet.
  const bare = { apiBase: 'https://api.acme.example', legal: { links: [] } };
  expect(configOf(draftOfFile(JSON.stringify(bare)) ?? emptyDraft)).toEqual({ ...bare, brand: {} });
  // What another version kept is the block alone.
  expect(configOf(draftOfFile(JSON.stringify(block)) ?? emptyDraft)).toEqual({ brand: block });
  expect(draftOfFile(JSON.stringify(configOf(emptyDraft)))).toEqual(emptyDraft);
});

test('draftOfFile: pictures that lie beside the file are not taken, and told', () => {
  const file = JSON.stringify({ brand: { name: 'Acme', marks: { dark: 'brand/dark.svg', light: 'brand/light.svg' } } });
  expect(draftOfFile(file)).toEqual({ ...emptyDraft, name: 'Acme' });
  expect([hasPicturesBeside(file), hasPicturesBeside(JSON.stringify(block))]).toEqual([true, false]);
  expect(hasPicturesBeside(JSON.stringify({ marks: { dark: '/pictures/logo.png' } }))).toBe(true);
  expect(['{', '{}', JSON.stringify({ brand: { name: 'brand/dark.svg' } })].map(hasPicturesBeside)).toEqual([
    false,
    false,
    false,
  ]);
});

test('blockOf: what is empty is not written', () => {
  expect(blockOf(emptyDraft)).toEqual({});
  expect(
    blockOf({
      ...emptyDraft,
      support: [{ label: '', url: '' }],
      texts: [{ language: 'en', key: 'home.login', text: '' }],
    }),
  ).toEqual({});
});
