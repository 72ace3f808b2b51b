import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { patience } from './hand.ts';
import { closeProgram, expectHash, openProgram, signInAgain } from './program.tsx';

afterEach(closeProgram);

const login = '/pages/common/login';
/** Less than a page takes to fade out. */
const soonMs = 20;

/** Pages fade out, as they do without reduced motion. */
const fadePages = (): unknown =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: false, media }));

/** A second tap on a link to the login while the page that goes on fades; tells how many came. */
function tapOnceLeaving(): () => number {
  const replace = window.history.replaceState.bind(window.history);
  let taps = 0;
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, unused, address) => {
    replace(state, unused, address);
    if (taps > 0 || String(address).includes(login)) return;
    taps += 1;
    setTimeout(() => (window.location.hash = `#${login}`), soonMs);
  });
  return () => taps;
}

test('A23 the login address, opened again while a signed-in person goes on from it, goes on as well', async () => {
  // The next page has been loaded: otherwise it takes longer than the fading.
  const { go, pass, quiet } = await openProgram('/', { isVisitor: true });
  await quiet();
  await go(login);
  fadePages();
  const taps = tapOnceLeaving();
  await signInAgain();
  await waitFor(() => expect(taps()).toBe(1), patience);
  await pass(1000);
  await quiet();
  await waitFor(() => expectHash(/^#\/$/), patience);
  expect((await screen.findByRole('heading', { level: 1 }, patience)).textContent).toBe('Home');
});
