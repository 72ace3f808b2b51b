import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HashRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detour, useEndOfPage } from './detour.ts';

function Form() {
  return (
    <>
      <h1>Form</h1>
      <Link to="/settle?return=/form" state={detour}>
        settle
      </Link>
    </>
  );
}
function Settle() {
  const end = useEndOfPage();
  return (
    <button type="button" onClick={() => end('/form')}>
      settled
    </button>
  );
}
function First() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/form')}>
      to the form
    </button>
  );
}

beforeEach(() => window.history.replaceState(null, '', '#/first'));
afterEach(cleanup);

function show(): void {
  render(
    <HashRouter>
      <Routes>
        <Route path="/first" element={<First />} />
        <Route path="/form" element={<Form />} />
        <Route path="/settle" element={<Settle />} />
      </Routes>
    </HashRouter>,
  );
}
const tap = (role: 'button' | 'link', name: string): void => act(() => screen.getByRole(role, { name }).click());
async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test.each([
  ['without a sheet', false],
  ['from an open sheet', true],
])(
  'KY2 a detour %s leads back to where it began, and one step further back lies the page before',
  async (_how, isSheet) => {
    show();
    tap('button', 'to the form');
    tap('link', 'settle');
    if (isSheet) window.history.pushState({ ...window.history.state, sheet: 1 }, '');
    tap('button', 'settled');
    await screen.findByRole('heading', { name: 'Form' });
    await goBack();
    expect(window.location.hash).toBe('#/first');
  },
);

test('KY2 a page that was opened by its address is replaced by the one that it leads to', async () => {
  window.history.replaceState(null, '', '#/settle?return=/form');
  show();
  tap('button', 'settled');
  await waitFor(() => expect(window.location.hash).toBe('#/form'));
});
