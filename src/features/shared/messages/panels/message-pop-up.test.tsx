import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { MessagePopUp } from './message-pop-up.tsx';

const message = vi.hoisted(() => ({
  id: '5',
  kind: 'popUp',
  title: 'Your deposit has arrived',
  summary: '',
  html: '',
  createdAt: '',
  isRead: false,
}));
vi.mock('../data/messages.ts', () => ({
  usePopUpMessage: (isWanted: boolean) => (isWanted ? message : undefined),
  useOpenedMessage: () => undefined,
}));
vi.mock('./pop-up-sheet.tsx', () => ({
  PopUpSheet: ({ message: shown }: { message: typeof message | undefined }) => <p>{shown?.title ?? 'nothing'}</p>,
}));
afterEach(cleanup);

async function show(path: string, tellMessages = true): Promise<void> {
  const preferences = new Preferences();
  preferences.change({ tellMessages });
  // Its code arrives while it is drawn.
  await act(async () =>
    render(
      <PreferencesContext value={preferences}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <MessagePopUp />
          </Suspense>
        </MemoryRouter>
      </PreferencesContext>,
    ),
  );
}

test('E35 MessagePopUp: a message that is sent to be read at once opens where it interrupts nothing', async () => {
  await show('/');
  expect(await screen.findByText(message.title, {}, { timeout: 60_000 })).toBeTruthy();
  cleanup();
  await show('/pages/fund/withdraw');
  expect(screen.queryByText(message.title)).toBeNull();
});

test('E35 MessagePopUp: who does not want to be told is not, and nothing is asked for', async () => {
  await show('/', false);
  expect(screen.queryByText(message.title)).toBeNull();
});
