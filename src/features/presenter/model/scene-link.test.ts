import { expect, test } from 'vitest';
import { readSceneWish, sceneLink, withoutSceneWish } from './scene-link.ts';

const page = {
  href: 'https://demo.example/x/index.html#/old?y=1',
  pathname: '/pages/trade',
  search: '?symbol=A/B&seed=1',
};
const wish = { scene: 'gap', seed: 20_260_101, persona: 'lv2' };

test('sceneLink: what is read from it is what went into it, and the page stays the page', () => {
  const link = sceneLink(page, wish);
  expect(link).toMatch(/^https:\/\/demo\.example\/x\/index\.html#\/pages\/trade\?/);
  const search = link.slice(link.indexOf('?'));
  expect(readSceneWish(search)).toEqual({ ...wish, isSeedWrong: false });
  expect(withoutSceneWish(search)).toBe('?symbol=A%2FB');
});

test('readSceneWish: nothing where nothing is asked for; a seed is digits', () => {
  expect(readSceneWish('?symbol=A/B')).toBeUndefined();
  expect(readSceneWish('?seed=12')).toEqual({ scene: undefined, seed: 12, persona: undefined, isSeedWrong: false });
  expect(readSceneWish('?scene=gap&seed=')).toMatchObject({ scene: 'gap', seed: undefined, isSeedWrong: false });
  for (const wrong of ['1e9', '1234567890', 'x', '-1'])
    expect(readSceneWish(`?scene=gap&seed=${wrong}`)).toMatchObject({ seed: undefined, isSeedWrong: true });
  expect(withoutSceneWish('?scene=gap&seed=1&persona=lv2')).toBe('');
});
