import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

const stage = vi.hoisted(() => ({ isDesktop: true }));
vi.mock('../../../../core/ui/use-media.ts', () => ({ useDesktop: () => stage.isDesktop }));
afterEach(cleanup);

test.each([
  [true, 1],
  [false, 0],
])(
  'E25, E26: the list of keys names those of the search where there is one: on a desktop %s',
  async (isDesktop, named) => {
    stage.isDesktop = isDesktop;
    render(
      <Suspense>
        <ShortcutsSheet isOpen onClose={() => undefined} />
      </Suspense>,
    );
    expect(await screen.findByText('Show this list', {}, { timeout: 60_000 })).toBeTruthy();
    expect(screen.queryAllByText('Ctrl + K')).toHaveLength(named);
    expect(screen.queryAllByText('Search and commands')).toHaveLength(named);
  },
);
