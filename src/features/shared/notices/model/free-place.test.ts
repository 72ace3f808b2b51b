import { expect, test } from 'vitest';
import { freeTop, type Box } from './free-place.ts';

const room: Box = { left: 16, right: 374, top: 72, bottom: 780 };
const row = (top: number, bottom: number, left = 16, right = 374): Box => ({ left, right, top, bottom });

test('T4: news stands below the header where nothing that can be tapped is under it', () => {
  expect(freeTop(room, [row(20, 64), row(200, 244)], { height: 60 })).toBe(72);
});

test('T4: otherwise it stands in the next gap that is as high as it is', () => {
  const controls = [row(80, 124), row(160, 204, 300, 344), row(300, 344)];
  expect(freeTop(room, controls, { height: 30 })).toBe(126);
  expect(freeTop(room, controls, { height: 60 })).toBe(206);
});

test('T4: what stands beside it is not under it', () => {
  expect(freeTop(room, [row(72, 400, 376, 388)], { height: 60 })).toBe(72);
});

test('T4: a page full of controls has no place for it', () => {
  const list = [...Array(15).keys()].map((index) => row(72 + index * 48, 120 + index * 48));
  expect(freeTop(room, list, { height: 44 })).toBeUndefined();
  expect(freeTop(room, [], { height: 800 })).toBeUndefined();
});

test('T4: it stays where it is while that is free, and leaves when a control comes there', () => {
  expect(freeTop(room, [], { height: 60, present: 300 })).toBe(300);
  expect(freeTop(room, [row(310, 354)], { height: 60, present: 300 })).toBe(72);
});
