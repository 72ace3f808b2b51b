import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PageChromeContext } from '../../../../core/ui/page/page-chrome.ts';
import { FullScreen } from './full-screen.tsx';

const chrome = { badge: <span>Practice</span>, status: undefined, banner: undefined };

function Stage() {
  const [isFull, setIsFull] = useState(false);
  return (
    <PageChromeContext value={chrome}>
      <main>
        <button type="button">behind</button>
        <section data-chart="" data-full={isFull}>
          <FullScreen title="BTC/USDT" isFull={isFull} onFull={setIsFull} />
        </section>
      </main>
    </PageChromeContext>
  );
}

afterEach(cleanup);

test('H8: a full chart keeps the mark of the money, nothing behind it takes the focus, and Escape leaves', async () => {
  render(
    <Suspense>
      <Stage />
    </Suspense>,
  );
  const behind = await screen.findByText('behind', {}, { timeout: 60_000 });
  expect(screen.queryByText('Practice')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(screen.getByText('Practice')).toBeTruthy();
  expect(behind.inert).toBe(true);
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(behind.inert).toBe(false);
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});
