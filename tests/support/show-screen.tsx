import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetSent, reloadSent, SendingAround } from './sending-around.tsx';

/** Draws a screen at its address, until it stands there; dictionaries arrive with the first one. */
export function showScreen(Screen: ComponentType, path: string): Promise<void> {
  forgetSent();
  return draw(Screen, path);
}

/** The same after the page was loaded again: what was sent before lies on the device. */
export function showScreenAgain(Screen: ComponentType, path: string): Promise<void> {
  reloadSent();
  return draw(Screen, path);
}

async function draw(Screen: ComponentType, path: string): Promise<void> {
  render(
    <SendingAround>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Screen />
        </Suspense>
      </MemoryRouter>
    </SendingAround>,
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}
