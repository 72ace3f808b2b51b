import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { Session } from '../../../core/platform/session.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { TabStorage } from '../../../core/platform/tab-storage.ts';
import { SessionStore } from '../../../core/session/session-store.ts';
import { LeavingPractice } from './leaving-practice.tsx';
import { PracticeSheet } from './practice-sheet.tsx';

afterEach(cleanup);

function ports(isSignedIn: boolean, owner?: string): Container {
  const root = new Container();
  const session = new SessionStore(memoryStorage());
  if (isSignedIn) session.signIn('token');
  root.bind(Session).toConstantValue(session);
  root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
  root.bind(KeyValueStorage).toConstantValue(memoryStorage());
  root
    .bind(TabStorage)
    .toConstantValue(memoryStorage(owner === undefined ? undefined : new Map([['practice', owner]])));
  return root;
}

const pass = vi.fn<() => void>();
async function leave(isSignedIn: boolean, owner?: string): Promise<void> {
  pass.mockReset();
  render(
    <>
      <LeavingPractice back={undefined} onContinue={pass} />
      <p>end</p>
    </>,
    { wrapper: portsAround(ports(isSignedIn, owner)) },
  );
  await screen.findByText('end', {}, { timeout: 20_000 });
}

test('LeavingPractice: a visitor has no real money, and goes on without a question', async () => {
  await leave(false, '-');
  expect(screen.queryByRole('button')).toBeNull();
  expect(pass).toHaveBeenCalledOnce();
});

test('MO2 LeavingPractice: a person is asked, also one who is not known yet or whose session has ended', async () => {
  for (const [isSignedIn, owner] of [
    [true, ''],
    [true, 'ann'],
    [false, 'ann'],
    [false, ''],
  ] as const) {
    await leave(isSignedIn, owner);
    expect(screen.getByRole('button', { name: 'Continue with real money' })).toBeDefined();
    expect(pass).not.toHaveBeenCalled();
    cleanup();
  }
});

test('LeavingPractice: it says that positions and orders of practice stay open', async () => {
  await leave(true, 'ann');
  expect(screen.getByText('Your practice positions and orders stay open.')).toBeDefined();
});

const close = vi.fn<() => void>();
async function explain(isSignedIn: boolean): Promise<void> {
  close.mockReset();
  render(<PracticeSheet isOpen onClose={close} />, { wrapper: portsAround(ports(isSignedIn)) });
  await screen.findByRole('button', { name: 'Got it' }, { timeout: 20_000 });
}

test('PracticeSheet: it has the way out of practice, which closes it', async () => {
  await explain(true);
  const way = screen.getByRole('link', { name: 'Leave practice' });
  expect(way.getAttribute('href')).toBe('/pages/fund/assets');
  fireEvent.click(way);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
});

test('PracticeSheet: a visitor learns that orders need an account, and finds the way to one', async () => {
  await explain(false);
  expect(screen.getByText(/To place practice orders, you need one/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toMatch(
    /^\/pages\/common\/register\?return=/,
  );
});
