import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { AppError } from '../../../../core/errors/app-error.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { Session } from '../../../../core/platform/session.ts';
import { askForHelp } from '../../../../core/ui/asked-help.ts';
import { ErrorState } from '../../../../core/ui/lists/list-state.tsx';
import { notePage } from '../data/trail.ts';
import { Help } from './help.tsx';

const patience = { timeout: 60_000 };
let writeText: MockInstance<(text: string) => Promise<void>>;

beforeEach(() => {
  writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => {
  act(() => askForHelp(undefined));
  cleanup();
});

/** A list that could not be read, on a page with the shell's part around it. */
function show(error: AppError): void {
  const root = new Container();
  const state = { token: 'a1b2c3', userId: '1', language: 'en' };
  bindDevice(root, new Map(), () => 0);
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network', isOneFile: false });
  notePage('/pages/fund/assets');
  render(
    <>
      <ErrorState error={error} onRetry={() => undefined} />
      <Help />
    </>,
    { wrapper: portsAround(root) },
  );
}

const open = async (): Promise<HTMLElement> => {
  const help = await screen.findByRole('button', { name: 'Get help' }, patience);
  // The sheet arrives late: React asks that this is awaited.
  await act(async () => fireEvent.click(help));
  return screen.findByRole('dialog', { name: 'Help report' }, patience);
};

test('MS2 Get help: beside a list that could not be read it opens the report of that, which is copied without token and amounts', async () => {
  show(new AppError('server', 'Only 1,234.50 USDT are left for ann@example.test with ticket 0123456789abcdef0123'));
  const sheet = await open();
  for (const words of ['/pages/fund/assets', 'account: live', 'time: 1970-01-01T00:00:00.000Z', 'server: network'])
    expect(sheet.textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  const copied = writeText.mock.calls[0]?.[0] ?? '';
  expect(copied).toContain('about: server: Only # USDT are left for [mail] with ticket [secret]');
  expect(copied).not.toMatch(/1,234|ann@|a1b2c3/);
});

test('MS2 Get help: amounts are in the report once they are ticked, and only then', async () => {
  show(new AppError('server', 'Only 1,234.50 USDT are left'));
  await open();
  fireEvent.click(screen.getByRole('switch', { name: 'Include amounts' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(writeText.mock.calls[0]?.[0]).toContain('Only 1,234.50 USDT are left'));
});

test('MS2 Get help: of a call without an answer the report names the call, and it leads to support', async () => {
  show(new AppError('no-answer', 'no answer came', { detail: 'GET /coin/list: ERR_NETWORK' }));
  const sheet = await open();
  expect(sheet.textContent).toContain('about: no-answer: GET /coin/list: ERR_NETWORK');
  expect(screen.getByRole('link', { name: 'Ways to reach support' }).getAttribute('href')).toBe('/pages/kefu/index');
});
