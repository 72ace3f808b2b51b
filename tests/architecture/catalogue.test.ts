import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, isTest, read } from '../support/source-files.ts';

/** Components without a story, each with its reason. */
const withoutStory: Readonly<Record<string, string>> = {
  'src/core/ui/fields/choice-sheet.tsx': 'the story of its button opens it',
  'src/core/ui/lists/sorted-part-note.tsx': 'one sentence above a table that has not been read to its end',
  'src/core/ui/page/place.tsx': 'it draws nothing: it names the document',
  'src/core/ui/when-wanted.tsx': 'it draws nothing itself: it fetches what does',
};
/** The parts of trading that a person decides by. */
const ofTrading = [
  'src/features/trading/spot/parts/ticket-form.tsx',
  'src/features/trading/book/parts/depth-ladder.tsx',
  'src/features/trading/contracts/parts/position-card.tsx',
  'src/features/trading/ticket/parts/confirm-sheet.tsx',
];

const stories = filesBelow('catalogue/stories').filter((path) => path.endsWith('.stories.tsx'));
const importedBy = (path: string): readonly string[] =>
  [...read(path).matchAll(/ from '(\.\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(path), to));
const shown = new Set(stories.flatMap(importedBy));

const components = filesBelow('src/core/ui').filter(
  (path) => path.endsWith('.tsx') && !isTest(path) && !path.endsWith('.gen.tsx'),
);

test('every component of the kit has a story in the catalogue, or a reason why not', () => {
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((path) => !shown.has(path) && !(path in withoutStory))).toEqual([]);
});

test('no reason outlives its file or its lack of a story', () => {
  expect(Object.keys(withoutStory).filter((path) => shown.has(path) || !components.includes(path))).toEqual([]);
});

test('the main parts of trading have stories', () => {
  expect(ofTrading.filter((path) => !shown.has(path))).toEqual([]);
});

test('every icon is in the story of icons', () => {
  expect(read('catalogue/stories/icons.stories.tsx')).toContain('import.meta.glob<Readonly<Record<string, Icon>>>');
});
