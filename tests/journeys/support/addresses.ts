import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { builtScreens } from './screens.ts';

/** What an address has to be asked so that it has something to show. */
const questions = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync('tests/support/address-questions.json', 'utf8')),
);

/** Every route of the product. */
export const addresses: readonly string[] = readFileSync('tests/architecture/tables/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1] ?? '');

export const withQuestion = (path: string): string => {
  const question = questions[path];
  return question === undefined ? path : `${path}?${question}`;
};

const seenMost = new Set(builtScreens.map(({ path }) => path.split('?')[0]));
/** Those are looked at more closely, in every language and both themes. */
export const isSeenMost = (path: string): boolean => seenMost.has(path);

/** A walk over all of them takes long: three of a third each go side by side. */
export const thirdsOf = (paths: readonly string[]): readonly (readonly string[])[] => {
  const size = Math.ceil(paths.length / 3);
  return [0, 1, 2].map((part) => paths.slice(part * size, (part + 1) * size));
};
