import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Draws a screen at its address, until it stands there; dictionaries arrive with the first one. */
export async function showScreen(Screen: ComponentType, path: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <Screen />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('main', {}, { timeout: 10_000 });
}
