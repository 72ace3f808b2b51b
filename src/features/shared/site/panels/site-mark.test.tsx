import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import type { Brand } from '../../../../core/config/brand.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { SiteMark } from './site-mark.tsx';

afterEach(cleanup);

async function show(brand: Brand | undefined, logo?: string): Promise<HTMLElement> {
  const root = new Container();
  const site = { siteConfiguration: async () => ({ name: 'Server', logo, settings: {} }) };
  root.bind(SitePort).toConstantValue(site as never);
  const { container } = render(
    <RuntimeConfigContext value={{ ...parseRuntimeConfig({}), brand }}>
      <SiteMark />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  // The server's answer is there.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return container;
}
const pictures = (): readonly (string | null)[] =>
  screen.queryAllByRole('img').map((picture) => picture.getAttribute('src'));

test('SiteMark: without a brand our own mark stands for the server', async () => {
  const place = await show(undefined);
  expect([place.querySelector('svg') !== null, pictures()]).toEqual([true, []]);
});

test('SiteMark: a brand without marks is named, and our mark is nowhere', async () => {
  const place = await show({ name: 'Acme Markets', shortName: 'Acme', refused: [] });
  expect([place.textContent, place.querySelector('svg')]).toEqual(['Acme', null]);
});

test('SiteMark: a mark for each theme, named after the brand; its name until the first has loaded', async () => {
  const marks = { dark: '/dark.svg', light: '/light.svg' };
  const place = await show({ name: 'Acme', marks, refused: [] }, `${window.location.origin}/server.svg`);
  expect(pictures()).toEqual(['/dark.svg', '/light.svg']);
  expect(screen.getAllByAltText('Acme')).toHaveLength(2);
  expect(place.textContent).toBe('Acme');
  fireEvent.load(screen.getAllByRole('img')[0] ?? place);
  expect(place.textContent).toBe('');
});

test('SiteMark: one mark serves both themes', async () => {
  await show({ name: 'Acme', marks: { dark: '/one.svg', light: '/one.svg' }, refused: [] });
  expect(pictures()).toEqual(['/one.svg']);
});

test('SiteMark: a mark that its host does not give leaves the name, and is not asked for again', async () => {
  const brand: Brand = { name: 'Acme', marks: { dark: '/gone-dark.svg', light: '/light.svg' }, refused: [] };
  const place = await show(brand);
  fireEvent.error(screen.getAllByRole('img')[0] ?? place);
  expect([place.textContent, pictures()]).toEqual(['Acme', []]);
  cleanup();
  expect([(await show(brand)).textContent, pictures()]).toEqual(['Acme', []]);
});
