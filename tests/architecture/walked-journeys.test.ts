import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Requirement } from '../../scripts/generate-requirements.mjs';
import { walkedJourneys, type WalkedJourney } from '../journeys/support/walked.ts';
import { read } from '../support/source-files.ts';

const requirements: readonly Requirement[] = JSON.parse(read('tests/architecture/tables/requirements.json'));

const titlePattern = /\b(?:test|testOn\('\w+'\))\(\s*(["'`])(.*?)\1/g;
const titlesIn = (path: string): readonly string[] =>
  existsSync(path) ? [...read(path).matchAll(titlePattern)].map(([, , title = '']) => title) : [];

const pathOf = ({ file }: WalkedJourney): string => `tests/journeys/${file}.journey.ts`;
const isTestOfRun = (path: string): boolean =>
  /\.test\.tsx?$|\.journey\.ts$/.test(path) && existsSync(path) && hasMoreThanWalked(path);
const rowsOf = (path: string): readonly WalkedJourney[] => walkedJourneys.filter((row) => pathOf(row) === path);

/** A title that stands in the file, or one that a loop makes of a title with a gap. */
function isMadeFrom(title: string, row: WalkedJourney): boolean {
  const [beginning = ''] = title.split('${');
  return title.startsWith(row.title) || (title.includes('${') && row.title.startsWith(beginning));
}
const isWalked = (path: string, title: string): boolean =>
  rowsOf(path).some((row) => row.world === undefined && title.startsWith(row.title));
const hasMoreThanWalked = (path: string): boolean =>
  rowsOf(path).length === 0 || titlesIn(path).some((title) => !isWalked(path, title));

describe('journeys that only the walk walks', () => {
  test.each(walkedJourneys)('$file: $title', (row) => {
    expect(titlesIn(pathOf(row)).filter((title) => isMadeFrom(title, row))).toHaveLength(1);
    expect(row.instead).not.toEqual([]);
    expect(row.instead.filter((path) => !isTestOfRun(path))).toEqual([]);
  });

  test.each(requirements)('$id has a claim in `npm test`', ({ tests }) => {
    const claims = Object.entries(tests).flatMap(([path, titles]) => titles.map((title) => ({ path, title })));
    expect(claims.filter(({ path, title }) => !path.endsWith('.walk.ts') && !isWalked(path, title))).not.toEqual([]);
  });
});
