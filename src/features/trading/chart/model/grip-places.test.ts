import { expect, test } from 'vitest';
import { gripPlaces } from './grip-places.ts';

const still = { height: 400, moved: undefined } as const;
/** Where each handle stands, px from the top. */
const standing = (heights: readonly number[], moved?: number): readonly number[] =>
  gripPlaces({ ...still, heights, areNamed: true, moved }).map(({ y, shift }) => y + shift);

test('CH3: a handle whose line is out of sight stands at that edge and says which way its line lies', () => {
  const places = gripPlaces({ ...still, heights: [-90, 200, 900], areNamed: false });
  expect(places.map(({ y, beyond, isOff }) => [y, beyond, isOff])).toEqual([
    [0, 'above', true],
    [200, undefined, false],
    [400, 'below', true],
  ]);
});

test('CH3: handles that say something stand one above the other, by price, and say it where they left their line', () => {
  // Three stops below the scale, the middle one first.
  expect(standing([700, 650, 800])).toEqual([330, 302, 358]);
  const near = gripPlaces({ ...still, heights: [200, 205], areNamed: true });
  expect(near.map(({ y, shift, isOff, aside }) => [y + shift, isOff, aside])).toEqual([
    [200, false, 0],
    [228, true, 0],
  ]);
});

test('CH3: without words handles at close heights stand side by side on their lines', () => {
  const places = gripPlaces({ ...still, heights: [200, 205, 300], areNamed: false });
  expect(places.map(({ y, shift, aside }) => [y, shift, aside])).toEqual([
    [200, 0, 0],
    [205, 0, 44],
    [300, 0, 0],
  ]);
});

test('CH3: a handle that is moved stays on its line, and each takes no more room than its neighbours leave', () => {
  expect(standing([200, 205, 700], 1)).toEqual([200, 205, 358]);
  const tight = gripPlaces({ ...still, heights: [200, 230, 300], areNamed: true });
  expect(tight.map(({ isTight }) => isTight)).toEqual([true, true, false]);
});

test('CH3: of many handles beyond an edge the nearest show, so that a ladder does not cover the prices', () => {
  const ladder = [410, 460, 510, 560, 610, -10, -60, -110, -160];
  const places = gripPlaces({ ...still, heights: ladder, areNamed: true });
  expect(ladder.filter((_, index) => places[index]?.isHidden)).toEqual([560, 610, -160]);
  expect(standing(ladder).slice(0, 3)).toEqual([302, 330, 358]);
  expect(gripPlaces({ ...still, heights: ladder, areNamed: true, moved: 4 })[4]?.isHidden).toBe(false);
});
