import type { Page } from '@playwright/test';
import { routesToCome } from '../../../src/core/navigation/routes-to-come.ts';
import type { JourneyWorld } from './world.ts';

const toCome = new Set<string>(Object.values(routesToCome).flat());
export const isToCome = (path: string): boolean => toCome.has(path);

export const isPractice = (path: string): boolean => path.startsWith('/pages/moni/') && !isToCome(path);

/** The words that must stand on a page of this kind of money. */
export const badgesOf = (world: JourneyWorld, path: string): readonly string[] => [
  ...(world.kind === 'demo' ? ['Demo'] : []),
  ...(isPractice(path) ? ['Practice'] : []),
];

export interface Seen {
  readonly badges: readonly string[];
  readonly title: string;
  readonly isUnavailable: boolean;
  readonly isNotFound: boolean;
}

/** What a page, or a part of it, says of its money and of itself. */
export const wordsOf = (page: Page, inside: string): Promise<Seen> =>
  page.evaluate((scope) => {
    const text = document.querySelector('main')?.textContent ?? '';
    return {
      badges: [
        ...document.querySelectorAll(`${scope} [data-mode-badge] button, ${scope} [data-mode-badge] > span`),
      ].map((badge) => badge.textContent ?? ''),
      title: document.title,
      isUnavailable: text.includes('this part is not available in this version'),
      isNotFound: text.includes('There is no page at this address'),
    };
  }, inside);

/** What an address shows of itself that it should not: no page, the money of another account. */
export async function problemsOfWords(page: Page, world: JourneyWorld, path: string): Promise<readonly string[]> {
  const seen = await wordsOf(page, 'header:not(dialog header)');
  const expected = badgesOf(world, path);
  // What a page is called may name practice as well; the money it moves stands between that and the product.
  const marks = seen.title.split(' · ').slice(1, -1);
  return [
    ...(seen.isNotFound ? [`${path}: no page`] : []),
    ...(seen.isUnavailable === isToCome(path) ? [] : [`${path}: unavailable ${seen.isUnavailable}`]),
    ...(seen.badges.join() === expected.join() ? [] : [`${path}: badges ${seen.badges.join()}`]),
    ...(marks.toSorted().join() === expected.toSorted().join() ? [] : [`${path}: title ${seen.title}`]),
  ];
}
