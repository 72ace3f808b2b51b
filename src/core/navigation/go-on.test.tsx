import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detour } from './detour.ts';
import { GoOn } from './go-on.tsx';

const isIn = (): boolean => sessionStorage.getItem('in') === 'yes';

function LogIn() {
  return isIn() ? <GoOn to="/ticket" /> : <h1>Log in</h1>;
}

beforeEach(() => window.history.replaceState(null, '', '#/first'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(): void {
  render(
    <HashRouter>
      <Routes>
        <Route path="/first" element={<Link to="/ticket">to the ticket</Link>} />
        <Route
          path="/ticket"
          element={
            <>
              <h1>Ticket</h1>
              <Link to="/login" state={detour}>
                log in
              </Link>
            </>
          }
        />
        <Route path="/login" element={<LogIn />} />
      </Routes>
    </HashRouter>,
  );
}
const tap = (name: string): void => act(() => screen.getByRole('link', { name }).click());
async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test('KY2 a log-in that was opened from a page leaves that page once in the history', async () => {
  show();
  tap('to the ticket');
  sessionStorage.setItem('in', 'yes');
  tap('log in');
  await screen.findByRole('heading', { name: 'Ticket' });
  await goBack();
  expect(window.location.hash).toBe('#/first');
});

test('KY2 a log-in that was opened by its address is replaced by the page that it leads to', async () => {
  window.history.replaceState(null, '', '#/login');
  sessionStorage.setItem('in', 'yes');
  show();
  await waitFor(() => expect(window.location.hash).toBe('#/ticket'));
});
