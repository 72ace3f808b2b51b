import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../../core/i18n/i18n.ts';
import { lazyScreen } from '../../../core/navigation/lazy-screen.tsx';
import { ErrorBoundary } from '../../../core/ui/error-boundary.tsx';
import { ErrorScreen } from './screen-state.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('ErrorBoundary', () => {
  test('4.2 ErrorBoundary: a screen whose code did not arrive comes after a retry, on the same route', async () => {
    // React reports what a boundary caught; here that is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await speak('en');
    let isOnline = false;
    const Arrived: ComponentType = () => <p>the screen</p>;
    const Screen = lazyScreen(() =>
      isOnline ? Promise.resolve({ default: Arrived }) : Promise.reject(new TypeError('no such chunk')),
    );
    await act(async () => {
      render(
        <MemoryRouter initialEntries={['/pages/fund/assets']}>
          <Suspense>
            <ErrorBoundary
              onRetry={Screen.retry}
              renderFailure={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}
            >
              <Screen />
            </ErrorBoundary>
          </Suspense>
        </MemoryRouter>,
      );
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be fetched');
    isOnline = true;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(await screen.findByText('the screen')).toBeDefined();
  });
});
