import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PageChromeContext } from '../../../core/ui/page/page-chrome.ts';
import { LoadingScreen } from './screen-state.tsx';

afterEach(cleanup);

test.each([
  [false, true],
  [true, false],
])(
  'LoadingScreen: the word of the money stays while the code of a page loads; bar above all pages: %s',
  async (hasTopBar, isThere) => {
    render(
      <PageChromeContext value={{ badge: undefined, status: undefined, banner: undefined, strip: 'Demo', hasTopBar }}>
        <Suspense fallback="waiting">
          <LoadingScreen />
        </Suspense>
      </PageChromeContext>,
    );
    const place = await screen.findByRole('status', {}, { timeout: 60_000 });
    expect(place.textContent === 'Demo').toBe(isThere);
  },
);
