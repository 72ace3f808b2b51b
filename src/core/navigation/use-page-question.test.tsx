import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { usePageQuestion } from './use-page-question.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', window.location.pathname);
});

const underHash = ({ children }: { readonly children: ReactNode }) => <HashRouter>{children}</HashRouter>;
const inMemory = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/mine?id=3']}>{children}</MemoryRouter>
);

test('A6 usePageQuestion: what closes because another address has come does not bring the page back', () => {
  window.history.replaceState(null, '', '#/mine?id=3');
  const { result } = renderHook(() => usePageQuestion(), { wrapper: underHash });
  const [question, replace] = result.current;
  expect(question.get('id')).toBe('3');
  // The address is here; the router has not drawn it yet.
  window.history.pushState(null, '', '#/other');
  act(() => replace({}));
  expect(window.location.hash).toBe('#/other');
});

test('usePageQuestion: on its own page the question is replaced, and no step back is added', () => {
  window.history.replaceState(null, '', '#/mine?id=3');
  const { length } = window.history;
  const { result } = renderHook(() => usePageQuestion(), { wrapper: underHash });
  act(() => result.current[1]({ id: '4' }));
  expect(window.location.hash).toBe('#/mine?id=4');
  act(() => result.current[1]({}));
  expect(window.location.hash).toMatch(/^#\/mine\??$/);
  expect(window.history.length).toBe(length);
});

test('usePageQuestion: without an address bar of its own every question is the page’s', () => {
  const { result } = renderHook(() => usePageQuestion(), { wrapper: inMemory });
  act(() => result.current[1]({ id: '4' }));
  expect(result.current[0].get('id')).toBe('4');
});
