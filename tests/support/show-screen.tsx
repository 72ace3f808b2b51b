import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetSent, SendingAround } from './sending-around.tsx';

/** Draws a screen at its address, until it stands there; dictionaries arrive with the first one. */
export async function showScreen(Screen: ComponentType, path: string): Promise<void> {
  forgetSent();
  render(
    <SendingAround>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Screen />
        </Suspense>
      </MemoryRouter>
    </SendingAround>,
  );
  await screen.findByRole('main', {}, { timeout: 10_000 });
}
