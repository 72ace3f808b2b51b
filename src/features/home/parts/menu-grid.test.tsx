import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { asFound } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { MenuGrid } from './menu-grid.tsx';

vi.mock('../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
afterEach(cleanup);

const entry = (id: string, target: string): MenuEntry => ({ id, name: id, target, isOutside: false }) as MenuEntry;
const entries = [entry('spot', '/pages/transaction/currency'), entry('practice', '/pages/moni/index')];

const grid = (lacking: string | undefined) => (
  <MemoryRouter>
    <RuntimeConfigContext value={asFound(parseRuntimeConfig({}), lacking)}>
      <MenuGrid entries={entries} />
    </RuntimeConfigContext>
  </MemoryRouter>
);
const shown = (): readonly (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
const places = (): number => screen.getAllByRole('listitem', { hidden: true }).length;

test('W6 MenuGrid: what the server is asked for keeps its place, and is offered once it is known to be there', () => {
  const { rerender } = render(grid(undefined));
  expect([shown(), places()]).toEqual([['menu.spot'], 2]);
  rerender(grid('quiz'));
  expect([shown(), places()]).toEqual([['menu.spot', 'menu.simulated'], 2]);
});

test('W6 MenuGrid: no tile moves when another one is found to lead nowhere, and a later page has no gap', () => {
  const { rerender, unmount } = render(grid(undefined));
  rerender(grid('simulated'));
  expect([shown(), places()]).toEqual([['menu.spot'], 2]);
  unmount();
  render(grid('simulated'));
  expect([shown(), places()]).toEqual([['menu.spot'], 1]);
});

test('MenuGrid: our page behind the key c2c is named as the purchase that it is, and a page elsewhere by its key', () => {
  const given = [
    entry('ours', '/pages/common/c2c'),
    { ...entry('theirs', 'https://shop.example.test'), labelKey: 'c2c' },
  ];
  render(
    <MemoryRouter>
      <RuntimeConfigContext value={parseRuntimeConfig({})}>
        <MenuGrid entries={given} />
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  expect(shown()).toEqual(['menu.quickBuy', 'menu.c2cmenu.outside']);
});
