// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawFrame } from './draw-frame.ts';
import { findRoute } from './routes/route-table.ts';

function page(): HTMLElement {
  const root = document.createElement('div');
  root.append(document.createElement('svg'));
  return root;
}
const home = { route: findRoute('/'), language: 'en', isSignedIn: false };
const said = (root: HTMLElement): string => root.querySelector('p')?.textContent ?? '';

test('drawFrame: a visitor reads the sentence of the page before its code is there, in their language', async () => {
  const root = page();
  drawFrame(root, { ...home, language: 'ru' });
  expect(root.querySelector('.ahead')).toBeNull();
  await expect.poll(() => said(root)).toMatch(/[а-я]{4}/);
  expect(root.children).toHaveLength(1);
  expect(root.querySelector('.ahead')?.getAttribute('aria-hidden')).toBe('true');
});

test('drawFrame: who is signed in sees its places alone, at once', () => {
  const root = page();
  drawFrame(root, { ...home, isSignedIn: true });
  expect(root.querySelectorAll('.ahead-place').length).toBeGreaterThan(3);
  expect(said(root)).toBe('');
});

test('drawFrame: a screen that has come meanwhile stays', async () => {
  const root = page();
  drawFrame(root, home);
  const screen = document.createElement('main');
  root.replaceChildren(screen);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...root.children]).toEqual([screen]);
});

test('drawFrame: a page without a tab keeps no place for the tab bar', () => {
  const root = page();
  drawFrame(root, { ...home, route: findRoute('/pages/common/login') });
  expect(root.querySelector('.ahead-bar')).toBeNull();
});
