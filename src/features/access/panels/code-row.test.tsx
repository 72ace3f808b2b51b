import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { ServerClock } from '../../../core/time/clock.ts';
import { lastCode } from '../../shared/codes/data/last-code.ts';
import { CodeRow } from './code-row.tsx';

const sendCode = vi.fn<AccessPort['sendCode']>(async () => undefined);
const checkCode = vi.fn<AccessPort['checkCode']>(async () => undefined);
afterEach(() => {
  lastCode.forget();
  cleanup();
  vi.resetAllMocks();
});

function Row({ forExisting = false }: { readonly forExisting?: boolean }) {
  const [login, setLogin] = useState('wrng@example.test');
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Login" value={login} onChange={(event) => setLogin(event.target.value)} />
      <CodeRow
        login={login}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        inputRef={null}
        error={undefined}
        address={async () => login}
        forExisting={forExisting}
      />
    </>
  );
}

async function show(
  dialect: DialectName = 'standard',
  config = createDemoConfig(),
  forExisting = false,
): Promise<void> {
  const root = new Container();
  bindDialect(root, () => dialect);
  root.bind(AccessPort).toConstantValue({ sendCode, checkCode } as never);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => 0, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  render(
    <RuntimeConfigContext value={config}>
      <Row forExisting={forExisting} />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByLabelText('Login', {}, { timeout: 60_000 });
}
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const unsent = 'No code sent to this address from here yet: tap “Send code”.';
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send/ })));

test('AC1 CodeRow: the wait for another code holds for the address it was sent to, not for a corrected one', async () => {
  await show();
  await send();
  expect(screen.getByRole('button', { name: /^Again in 120/ })).toBeTruthy();
  expect(screen.getByText(/^Sent/)).toBeTruthy();
  await type('Login', 'wrong@example.test');
  expect(screen.queryByText(/^Sent/)).toBeNull();
  await send();
  expect(sendCode.mock.calls.map(([{ identifier }]) => identifier)).toEqual([
    'wrng@example.test',
    'wrong@example.test',
  ]);
});

test('AC1 CodeRow: what was said of a code typed too early goes when one is sent', async () => {
  checkCode.mockRejectedValue(new AppError('server', 'The code is wrong.'));
  await show();
  await type('Verification code', '24681');
  expect(screen.getByText(unsent)).toBeTruthy();
  await type('Verification code', '246810');
  await vi.waitFor(() => expect(screen.getByLabelText('Verification code').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(unsent)).toBeTruthy();
  expect(screen.queryByText(/The code is wrong/)).toBeNull();
  await send();
  expect(screen.queryByText(unsent)).toBeNull();
  expect(screen.queryByText(/The code is wrong/)).toBeNull();
  expect(screen.getByText(/^Sent/)).toBeTruthy();
});

test('AC1 CodeRow: a wrong code is called so once one was sent', async () => {
  checkCode.mockRejectedValue(new AppError('server', 'The code is wrong.'));
  await show();
  await send();
  await type('Verification code', '111111');
  expect(await screen.findByText('Refused: The code is wrong.')).toBeTruthy();
  expect(screen.queryByText(unsent)).toBeNull();
});

test('AC1 CodeRow: a code from elsewhere that is right is called so', async () => {
  await show();
  await type('Verification code', '246810');
  expect(await screen.findByText('The code is right')).toBeTruthy();
  expect(screen.queryByText(unsent)).toBeNull();
});

test('AC1 CodeRow: a page without a network says its code beside the field', async () => {
  await show();
  expect(await screen.findByText(/246810/, {}, { timeout: 60_000 })).toBeTruthy();
});

test.each([
  ['standard', 1],
  ['d', 0],
] as const)('W21 switch 21 CodeRow: on %s a code is checked ahead so often: %i', async (dialect, times) => {
  await show(dialect);
  await type('Verification code', '246810');
  await vi.waitFor(() => expect(checkCode).toHaveBeenCalledTimes(times));
});

test.each([
  ['standard', 'server', /^Send/],
  ['d', 'server', /^Again in 120/],
  ['d', 'no-answer', /^Again in 120/],
  ['d', 'offline', /^Send/],
  ['d', 'not-loaded', /^Send/],
] as const)('switch 23 CodeRow: after a try on %s that ended with %s', async (dialect, kind, button) => {
  sendCode.mockRejectedValue(new AppError(kind, 'Wait 117 seconds.'));
  await show(dialect);
  await send();
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
});

test.each([
  ['on another host without cookies', 'c', 'https://api.example.test/api', 'same-origin', true],
  ['on another host that is sent cookies', 'b', 'https://api.example.test/api', 'include', false],
  ['that keeps codes by their address', 'd', 'https://api.example.test/api', 'same-origin', false],
  ['on the host of the page', 'c', '/api', 'same-origin', false],
] as const)(
  'switch 22 CodeRow: that a right code may be called wrong is said of a server %s',
  async (_where, dialect, apiBase, credentials, isSaid) => {
    await show(dialect, { ...createDemoConfig(), apiBase, credentials });
    expect(screen.queryByText(/Correct code refused/) !== null).toBe(isSaid);
  },
);

test('A15 CodeRow: a reload keeps the wait for another code, for the address it was sent to', async () => {
  await show();
  await send();
  expect(screen.getByRole('button', { name: /^Again in 120/ })).toBeTruthy();
  cleanup();
  vi.resetModules();
  const { lastCode: reread } = await import('../../shared/codes/data/last-code.ts');
  expect(reread.read()).toEqual({ name: ' wrng@example.test', againAt: 120_000, isSent: true });
  await show();
  expect(screen.getByRole('button', { name: /^Again in 120/ })).toBeTruthy();
  expect(screen.getByText(/^Sent/)).toBeTruthy();
  await type('Login', 'other@example.test');
  expect(screen.getByRole('button', { name: /^Send/ })).toBeTruthy();
});

test.each(['sent', 'no such account'])(
  'A17 CodeRow: for a forgotten password every answer of the server reads the same (%s)',
  async (answer) => {
    if (answer !== 'sent') sendCode.mockRejectedValue(new AppError('server', 'Account does not exist'));
    await show('standard', createDemoConfig(), true);
    await send();
    expect(await screen.findByText('If this account exists, it gets a code to enter within 10 minutes.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Again in 120/ })).toBeTruthy();
    expect(screen.queryByText(/does not exist/)).toBeNull();
  },
);

test('A17 CodeRow: a request that has no answer is told as that', async () => {
  sendCode.mockRejectedValue(new AppError('offline', 'no network'));
  await show('standard', createDemoConfig(), true);
  await send();
  expect(screen.queryByText(/^If this account exists/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Send/ })).toBeTruthy();
});
