import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { LanguageCode } from '../../../src/core/i18n/languages.ts';
import type { JourneyWorld } from './world.ts';

export const isPractice = (path: string): boolean => path.startsWith('/pages/moni/');

const wordsOfMoney = v.object({ mode: v.object({ demo: v.string(), practice: v.string() }) });
const wordsOfMiss = v.object({ notFound: v.object({ text: v.string() }) });
const dictionary = (code: LanguageCode, name: string): unknown =>
  JSON.parse(readFileSync(`locales/${code}/${name}.json`, 'utf8'));

/** The words that must stand on a page of this kind of money. */
export function badgesOf(world: JourneyWorld, path: string, code: LanguageCode = 'en'): readonly string[] {
  const { demo, practice } = v.parse(wordsOfMoney, dictionary(code, 'common')).mode;
  return [...(world.kind === 'demo' ? [demo] : []), ...(isPractice(path) ? [practice] : [])];
}

export interface Seen {
  readonly badges: readonly string[];
  readonly title: string;
  /** What stands on the page. */
  readonly text: string;
}

/** What a page, or a part of it, says of its money and of itself. */
export const wordsOf = (page: Page, inside: string): Promise<Seen> =>
  page.evaluate((scope) => {
    return {
      badges: [
        ...document.querySelectorAll(`${scope} [data-mode-badge] button, ${scope} [data-mode-badge] > span`),
      ].map((badge) => badge.textContent ?? ''),
      title: document.title,
      text: document.querySelector('main')?.textContent ?? '',
    };
  }, inside);

/** What an address shows of itself that it should not: no page, the money of another account. */
export async function problemsOfWords(
  page: Page,
  world: JourneyWorld,
  path: string,
  code: LanguageCode = 'en',
): Promise<readonly string[]> {
  const seen = await wordsOf(page, 'header:not(dialog header)');
  const expected = badgesOf(world, path, code);
  const isNotFound = seen.text.includes(v.parse(wordsOfMiss, dictionary(code, 'connection')).notFound.text);
  // What a page is called may name practice as well; the money it moves stands between that and the product.
  const marks = seen.title.split(' · ').slice(1, -1);
  return [
    ...(isNotFound ? [`${path}: no page`] : []),
    ...(seen.badges.join() === expected.join() ? [] : [`${path}: badges ${seen.badges.join()}`]),
    ...(marks.toSorted().join() === expected.toSorted().join() ? [] : [`${path}: title ${seen.title}`]),
  ];
}
