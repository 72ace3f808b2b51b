import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { TabId } from '../../../core/navigation/feature-route.ts';
import { TabBar } from './tab-bar.tsx';

vi.mock('../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
afterEach(cleanup);

const without: readonly TabId[] = ['home', 'trade', 'assets'];
const all: readonly TabId[] = ['home', 'trade', 'simulated', 'assets'];

const bar = (tabs: readonly TabId[], places: readonly TabId[], selected: TabId) => (
  <MemoryRouter>
    <TabBar tabs={tabs} places={places} selected={selected} onTouch={() => undefined} />
  </MemoryRouter>
);
const offered = (): readonly string[] =>
  screen.getAllByRole('link').flatMap(({ textContent }) => textContent.replace('nav.', ''));
const places = (): number => screen.getAllByRole('listitem', { hidden: true }).length;

test('W6 TabBar: a tab that the server is asked for keeps its place without being offered', () => {
  const { rerender } = render(bar(without, all, 'home'));
  expect([offered(), places()]).toEqual([[...without, 'settings'], 4]);
  rerender(bar(all, all, 'home'));
  expect([offered(), places()]).toEqual([[...all, 'settings'], 4]);
});

test('W6 TabBar: a place that turns out to be empty closes with the next page', () => {
  const { rerender } = render(bar(without, all, 'home'));
  rerender(bar(without, without, 'home'));
  expect(places()).toBe(4);
  rerender(bar(without, without, 'assets'));
  expect([offered(), places()]).toEqual([[...without, 'settings'], 3]);
});
