import { expect, test } from 'vitest';
import { gripPlaces } from './grip-places.ts';

/** Where each handle stands, px from the top. */
const standing = (heights: readonly number[], areNamed: boolean): readonly number[] =>
  gripPlaces(heights, 400, areNamed).map(({ y, shift }) => y + shift);

test('CH3: a handle whose line is out of sight stands at that edge and says which way its line lies', () => {
  const places = gripPlaces([-90, 200, 900], 400, false);
  expect(places.map(({ y, beyond, isOff }) => [y, beyond, isOff])).toEqual([
    [0, 'above', true],
    [200, undefined, false],
    [400, 'below', true],
  ]);
});

test('CH3: handles that say something stand one above the other, by price, and say it where they left their line', () => {
  // Three stops below the scale, the middle one first.
  expect(standing([700, 650, 800], true)).toEqual([336, 314, 358]);
  const near = gripPlaces([200, 205], 400, true);
  expect(near.map(({ y, shift, isOff, aside }) => [y + shift, isOff, aside])).toEqual([
    [200, false, 0],
    [222, true, 0],
  ]);
});

test('CH3: without words handles at close heights stand side by side on their lines', () => {
  const places = gripPlaces([200, 205, 300], 400, false);
  expect(places.map(({ y, shift, aside }) => [y, shift, aside])).toEqual([
    [200, 0, 0],
    [205, 0, 44],
    [300, 0, 0],
  ]);
});
