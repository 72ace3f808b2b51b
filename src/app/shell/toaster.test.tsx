import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../core/di/use-port.ts';
import { speak } from '../../core/i18n/i18n.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { routes } from '../../core/navigation/routes.ts';
import { Session } from '../../core/platform/session.ts';
import { SessionStore } from '../../core/session/session-store.ts';
import { askedHelp, askForHelp } from '../../core/ui/asked-help.ts';
import { endOfSession } from '../../core/ui/end-of-session.ts';
import { notify, showNotices } from '../../core/ui/notify.ts';
import { sheetOpened } from '../../core/ui/sheets/open-sheets.ts';
import { ModeContext } from './practice/mode.ts';
import { problemMs, Toaster } from './toaster.tsx';

beforeEach(async () => {
  await speak('en');
  // What an earlier test said while nothing listened.
  showNotices(() => undefined)();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function createSession(): SessionStore {
  const kept = new Map<string, string>();
  return new SessionStore({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  });
}

function Away() {
  const navigate = useNavigate();
  return ['/next', '/last', routes.common.login].map((page) => (
    <button key={page} type="button" onClick={() => void navigate(page)}>
      {page}
    </button>
  ));
}
const goTo = (page: string): void => void fireEvent.click(screen.getByRole('button', { name: page }));

const draw = (isSimulated = false, session = createSession()) => {
  const container = new Container();
  container.bind(Session).toConstantValue(session);
  return render(
    <ContainerContext value={container}>
      <ModeContext value={{ isDemo: false, isOneFile: false, isSimulated }}>
        <MemoryRouter>
          <Suspense>
            <Toaster />
          </Suspense>
          <Away />
        </MemoryRouter>
      </ModeContext>
    </ContainerContext>,
  );
};
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  test('Toaster: a success is a status and goes after 1500 ms', () => {
    draw();
    act(() => notify.success('Saved'));
    expect(screen.getByRole('status').textContent).toContain('Saved');
    pass(1499);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('T4: a message about something on another page leads there, and goes as it is followed', () => {
    draw();
    const way = { to: '/pages/moni/contract_order?list=open', text: 'Positions' };
    act(() => notify.problem('BTC/USDT · Not set', undefined, { isSimulated: true, way }));
    const link = screen.getByRole('link', { name: 'Positions' });
    expect(link.getAttribute('href')).toBe(way.to);
    fireEvent.click(link);
    expect(screen.queryByText(/Not set/)).toBeNull();
  });

  test('Toaster: what was said before it was there is shown as soon as it is', () => {
    notify.success('Restored');
    draw();
    expect(screen.getByRole('status').textContent).toContain('Restored');
    pass(1500);
    expect(screen.queryByText('Restored')).toBeNull();
  });

  test('A3 Toaster: a problem is an alert that can be put away, and ends by itself', () => {
    draw();
    act(() => notify.problem('Refused'));
    pass(problemMs - 1);
    expect(screen.getByRole('alert').textContent).toContain('Refused');
    pass(1);
    expect(screen.queryByText('Refused')).toBeNull();
    act(() => notify.problem('Refused again'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Refused again')).toBeNull();
  });

  test('A3 Toaster: a problem does not stand over the step that succeeded after it', () => {
    draw();
    act(() => notify.problem('Not saved'));
    act(() => notify.success('Saved'));
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  test("W24 Toaster: a failure names what failed, with the server's words below", async () => {
    vi.useRealTimers();
    draw();
    const error = new AppError('server', '参数错误');
    error.call = 'deleteAddress';
    await act(async () => notify.failure(error));
    await screen.findByText(/The address was not deleted\./, {}, { timeout: 60_000 });
    expect(screen.getByText('参数错误').lang).toBe('');
    expect(screen.getByRole('alert').textContent).toMatch(/^The address was not deleted\. .+参数错误/);
    fireEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(askedHelp()).toEqual({ error });
    askForHelp(undefined);
  });

  test('T1 Toaster: a failure says what it is about, where that is no longer in sight', () => {
    draw();
    act(() => notify.failure(new AppError('server', 'No.'), false, 'Buy BTC/USDT'));
    expect(screen.getByRole('alert').textContent).toMatch(/^Buy BTC\/USDT.+/);
    act(() => notify.failure(new AppError('server', 'No.'), false, 'Sell BTC/USDT'));
    expect(screen.getByRole('alert').textContent).toMatch(/Buy BTC\/USDT.+Sell BTC\/USDT/);
  });

  test('H8 Toaster: what is told after its page was left wears the word of its own money, and no other one', () => {
    draw(true);
    act(() => notify.problem('Not closed', undefined, { isSimulated: false }));
    expect(screen.getByRole('alert').textContent).toBe('Not closed');
    cleanup();
    draw(false);
    act(() => notify.failure(new AppError('server', 'No.'), true));
    expect(screen.getByRole('alert').textContent).toContain('Practice');
  });

  test('W24 Toaster: a problem that could be read goes with its page and covers no other one', () => {
    draw();
    act(() => notify.problem('Not deleted'));
    pass(1500);
    expect(screen.queryByText('Not deleted')).not.toBeNull();
    goTo('/next');
    expect(screen.queryByText('Not deleted')).toBeNull();
  });

  test('W24 Toaster: a problem said while the page changes is read on the next one', () => {
    draw();
    act(() => notify.problem('Please log in again.'));
    goTo('/next');
    pass(problemMs - 1);
    expect(screen.queryByText('Please log in again.')).not.toBeNull();
    goTo('/last');
    expect(screen.queryByText('Please log in again.')).toBeNull();
  });

  test('MS2: a call that failed leads to a report of it, and what is no call does not', () => {
    draw();
    const error = new AppError('server', 'Not today.');
    act(() => notify.problem('Refused', { error }));
    fireEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(askedHelp()).toEqual({ error });
    expect(screen.queryByText('Refused')).toBeNull();
    act(() => notify.problem('Nothing was copied'));
    expect(screen.getByRole('alert').textContent).toContain('Nothing was copied');
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
    askForHelp(undefined);
  });

  test('Toaster: signing in removes what was said to a visitor', () => {
    const session = createSession();
    draw(false, session);
    act(() => notify.problem('Please sign in.'));
    expect(screen.queryByText('Please sign in.')).not.toBeNull();
    act(() => session.signIn('a1'));
    expect(screen.queryByText('Please sign in.')).toBeNull();
  });

  test('Toaster: why a session ended is told by the login page from then on, until the person is in', () => {
    const session = createSession();
    draw(false, session);
    const expired = new AppError('session-expired', '');
    act(() => notify.failure(expired));
    expect(screen.getByRole('alert').textContent).toContain('Session ended.');
    goTo(routes.common.login);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(endOfSession()?.failure).toBe(expired);
    act(() => notify.problem('Logged out', undefined, { isEndOfSession: true }));
    expect([endOfSession()?.text, screen.getByRole('alert').textContent]).toEqual(['Logged out', '']);
    act(() => notify.problem('Refused'));
    expect(screen.getByRole('alert').textContent).toContain('Refused');
    act(() => session.signIn('a1'));
    expect(endOfSession()).toBeUndefined();
  });

  test('Toaster: touching a message stops its time', () => {
    draw();
    act(() => notify.success('Saved'));
    const toast = screen.getByText('Saved').closest('[data-toast]');
    if (toast === null) throw new Error('no toast');
    fireEvent.pointerDown(toast);
    pass(10_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(toast);
    pass(1500);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('Toaster: a message about practice says so', () => {
    draw(true);
    act(() => notify.success('Order accepted'));
    expect(screen.getByRole('status').textContent).toContain('Practice');
  });

  test('Toaster: over an open sheet there is one message, away from its buttons at the bottom', () => {
    const sheet = document.createElement('dialog');
    document.body.append(sheet);
    const closed = sheetOpened(sheet);
    draw();
    act(() => {
      notify.problem('first');
      notify.problem('second');
    });
    const region = sheet.querySelector('section');
    expect(region?.dataset['inSheet']).toBe('true');
    expect(region?.textContent).not.toContain('first');
    expect(region?.textContent).toContain('second');
    act(closed);
    sheet.remove();
    expect(document.body.textContent).toContain('first');
    expect(document.querySelector('section')?.dataset['inSheet']).toBe('false');
  });
});
