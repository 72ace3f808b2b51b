import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { builtScreens } from './screens.ts';
import { goTo } from './walk.ts';

const readTable = (name: string): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(`tests/support/${name}.json`, 'utf8')));

/** What an address has to be asked so that it has something to show. */
const questions = readTable('address-questions');
/** Where that moves with the clock: the page whose first link there is followed instead. */
const links = readTable('address-links');

/** Every route of the product. */
export const addresses: readonly string[] = readFileSync('tests/architecture/tables/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1] ?? '');

/** Goes to an address as it has something to show. */
export async function goToAddress(page: Page, path: string): Promise<void> {
  const [question, linkedFrom] = [questions[path], links[path]];
  if (linkedFrom === undefined) return goTo(page, question === undefined ? path : `${path}?${question}`);
  await goTo(page, linkedFrom);
  const link = page.locator(`main a[href^="#${path}?"]`).first();
  const address = (await link.getAttribute('href')) ?? '';
  return goTo(page, address.slice(1));
}

const seenMost = new Set(builtScreens.map(({ path }) => path.split('?')[0]));
/** Those are looked at more closely, in every language and both themes. */
export const isSeenMost = (path: string): boolean => seenMost.has(path);

/** A walk over all of them takes long: three of a third each go side by side. */
export const thirdsOf = (paths: readonly string[]): readonly (readonly string[])[] => {
  const size = Math.ceil(paths.length / 3);
  return [0, 1, 2].map((part) => paths.slice(part * size, (part + 1) * size));
};
