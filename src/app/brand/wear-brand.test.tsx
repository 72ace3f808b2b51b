import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameProduct, productName } from '../../core/i18n/product-name.ts';
import { createDemoConfig } from '../../core/config/demo-config.ts';
import { parseRuntimeConfig } from '../../core/config/runtime-config.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { brandOfPage } from './brand-of-page.ts';
import { branded } from './branded.ts';

const { style } = document.documentElement;
// Another file may have left the page with a style of its own.
beforeEach(() => {
  style.cssText = '';
});
afterEach(() => {
  nameProduct();
  style.cssText = '';
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['type'];
});

const Sentence = () => <p>{useText('presenter')('stories.lost2')}</p>;

test('branded: a configuration without a block stays as it is', async () => {
  const config = parseRuntimeConfig({});
  expect(await branded(config)).toBe(config);
  expect(style.cssText).toBe('');
});

test('branded: name and accent of config.json reach texts and tokens', async () => {
  const config = await branded(parseRuntimeConfig({ brand: { name: 'Acme Markets', accent: '#ff4fc3' } }));
  expect(config.brand).toMatchObject({ name: 'Acme Markets', refused: [] });
  expect(style.getPropertyValue('--dark-accent')).toBe('#ff4fc3');
  expect(style.getPropertyValue('--light-accent')).toMatch(/^#[\da-f]{6}$/);
  const { findByText } = render(
    <Suspense>
      <Sentence />
    </Suspense>,
  );
  expect(await findByText(/^Acme Markets looks/)).toBeTruthy();
});

test('branded: greys and font reach the tokens, behind the sheets of the product', async () => {
  await branded(parseRuntimeConfig({ brand: { neutral: '#0040ff', font: { family: 'Georgia' } } }));
  expect(document.adoptedStyleSheets.length).toBe(1);
  const said = getComputedStyle(document.documentElement);
  expect(said.getPropertyValue('--font')).toMatch(/^'Georgia', system-ui/);
  expect(said.getPropertyValue('--bg')).toMatch(/^#[\da-f]{6}$/);
  expect(document.documentElement.dataset['type']).toBe('brand');
});

test('branded: a wrong block is told and starts the program nevertheless', async () => {
  const config = await branded(parseRuntimeConfig({ brand: 'Acme' }));
  expect(config.brand?.refused).toEqual([{ field: '', why: 'must be an object' }]);
  expect([productName(), style.cssText]).toEqual(['Tandem', '']);
});

test('brandOfPage: the block of a demo stands in its page', async () => {
  const place = document.createElement('script');
  place.type = 'application/json';
  place.id = 'brand';
  place.textContent = '{ "name": "Acme \\u003c Co" }';
  document.body.append(place);
  expect((await branded(createDemoConfig(brandOfPage(document)))).brand?.name).toBe('Acme < Co');
  place.remove();
  expect(brandOfPage(document)).toBeUndefined();
  expect((await branded(createDemoConfig(brandOfPage(document)))).brand).toBeUndefined();
});
