import type { Page } from '@playwright/test';
import type { JourneyWorld } from './world.ts';

export const isPractice = (path: string): boolean => path.startsWith('/pages/moni/');

/** The words that must stand on a page of this kind of money. */
export const badgesOf = (world: JourneyWorld, path: string): readonly string[] => [
  ...(world.kind === 'demo' ? ['Demo'] : []),
  ...(isPractice(path) ? ['Practice'] : []),
];

export interface Seen {
  readonly badges: readonly string[];
  readonly title: string;
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
    ...(seen.badges.join() === expected.join() ? [] : [`${path}: badges ${seen.badges.join()}`]),
    ...(marks.toSorted().join() === expected.toSorted().join() ? [] : [`${path}: title ${seen.title}`]),
  ];
}
