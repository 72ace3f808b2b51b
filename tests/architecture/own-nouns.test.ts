import { expect, test } from 'vitest';
import { filesBelow, isScript, isTest, read } from '../support/source-files.ts';

// The wire's words for accounts and products end at the codec: docs/glossary.md, *names of the wire*. Each of these files is
// where such a word comes in or goes out.
const boundaries: Readonly<Record<string, string>> = {
  'src/core/brand/judge-brand.ts': 'the field of `config.json` with the notes of law',
  'src/core/domain/market/given-product-names.ts': 'the table for `config.json`, addresses, the device and files',
  'src/core/domain/wallets/given-account-names.ts': 'the table for servers, addresses, the device and files',
  'src/features/home/model/menu-entries.ts': 'words of the menu that operators write',
  'src/features/trading/options/operations/use-option-way.ts': 'the key under which the device keeps sent orders',
};

const wireWord = /(['"`])(?:lever|micro|legal|seconds)\1|\b(?:lever|micro)(?::|\?:)/;
const wordsIn = (path: string): readonly string[] =>
  read(path)
    .split('\n')
    .filter((line) => wireWord.test(line));

const files = ['src/core', 'src/features'].flatMap(filesBelow).filter((path) => isScript(path) && !isTest(path));

test('core and features name accounts and products in the words of the house', () => {
  expect(files.length).toBeGreaterThan(1000);
  const foreign = files.filter((path) => !Object.hasOwn(boundaries, path));
  expect(foreign.flatMap((path) => wordsIn(path).map((line) => `${path}: ${line.trim()}`))).toEqual([]);
});

test('every boundary of the words of the wire still needs to be one', () => {
  expect(Object.keys(boundaries).filter((path) => wordsIn(path).length === 0)).toEqual([]);
});
