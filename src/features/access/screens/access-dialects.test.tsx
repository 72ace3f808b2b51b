import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { ServerClock } from '../../../core/time/clock.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { Session } from '../../../core/platform/session.ts';
import { SitePort } from '../../../core/ports/site-port.ts';
import { dropDraft } from '../data/access-draft.ts';
import ForgetScreen from './forget-screen.tsx';
import RegisterScreen from './register-screen.tsx';

const port = {
  register: vi.fn<AccessPort['register']>(),
  resetPassword: vi.fn<AccessPort['resetPassword']>(),
  checkCode: vi.fn<AccessPort['checkCode']>(),
};
const password = 'horse2bat-St';

beforeEach(() => {
  vi.resetAllMocks();
  dropDraft();
});
afterEach(cleanup);

async function show(Screen: ComponentType, dialect: DialectName, file: object = {}): Promise<void> {
  const root = new Container();
  bindDialect(root, () => dialect);
  bindDevice(root, new Map(), () => 0);
  const state = { isSignedIn: false, language: 'en' };
  root
    .bind(Session)
    .toConstantValue({ state: () => state, watch: () => () => undefined, signIn: () => undefined } as never);
  root.bind(ProfilePort).toConstantValue({} as never);
  root.bind(AccessPort).toConstantValue(port as never);
  root.bind(SitePort).toConstantValue({ siteConfiguration: async () => ({ settings: {} }) } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => 0, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  const page = (
    <RuntimeConfigContext value={parseRuntimeConfig(file)}>
      <Screen />
    </RuntimeConfigContext>
  );
  render(page, { wrapper: portsAround(root) });
  await screen.findByLabelText('New password', {}, { timeout: 60_000 });
}

const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function fillIn(): Promise<void> {
  await type('E-mail or mobile number', 'ann@example.test');
  await type('New password', password);
  await type('Confirm password', password);
}

test('W21 switch 20 ForgetScreen: where only the old password opens it, it is asked for, and support is named', async () => {
  await show(ForgetScreen, 'd');
  expect(screen.getByRole('link', { name: 'Ask support' })).toBeTruthy();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  await fillIn();
  await press('Set new password');
  expect(port.resetPassword).not.toHaveBeenCalled();
  await type('Old password', 'former-7-Old');
  await press('Set new password');
  await vi.waitFor(() => expect(port.resetPassword).toHaveBeenCalledOnce());
  expect(port.resetPassword.mock.lastCall?.[0]).toMatchObject({ password, oldPassword: 'former-7-Old' });
});

test('switch 20 ForgetScreen: elsewhere a code is the proof, and no old password is asked for', async () => {
  await show(ForgetScreen, 'standard');
  expect(screen.getByLabelText('Verification code')).toBeTruthy();
  expect(screen.queryByLabelText('Old password')).toBeNull();
});

test('A17 ForgetScreen: a refusal says what to check, and not in the words of the server', async () => {
  port.resetPassword.mockRejectedValue(new AppError('server', 'Account does not exist'));
  await show(ForgetScreen, 'standard');
  await fillIn();
  await type('Verification code', '246810');
  await press('Set new password');
  expect(await screen.findByText('Not changed. Check the account and the code.')).toBeTruthy();
  expect(screen.queryByText(/does not exist/)).toBeNull();
});

test('W21 switch 18 RegisterScreen: a first payment password is offered where it is taken at registration alone', async () => {
  await show(RegisterScreen, 'd');
  await fillIn();
  await type('Verification code', '246810');
  await type('Payment password (optional)', 'paying-7-Me');
  await press('Create account');
  expect(port.register).not.toHaveBeenCalled();
  await type('Confirm payment password', 'paying-7-Me');
  await press('Create account');
  await vi.waitFor(() => expect(port.register).toHaveBeenCalledOnce());
  expect(port.register.mock.lastCall?.[0]).toMatchObject({ payPassword: 'paying-7-Me' });
});

test.each(['b', 'c'] as const)(
  'RegisterScreen: on %s no account is made with a code that was called wrong at its field, until another one is typed',
  async (family) => {
    port.checkCode.mockRejectedValue(new AppError('server', 'The verification code is wrong.'));
    await show(RegisterScreen, family);
    await fillIn();
    await type('Verification code', '111111');
    expect(await screen.findByText(/No code sent to this address/)).toBeTruthy();
    await press('Create account');
    expect(port.register).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
    port.checkCode.mockResolvedValue(undefined);
    await type('Verification code', '246810');
    await press('Create account');
    await vi.waitFor(() => expect(port.register).toHaveBeenCalledOnce());
  },
);

test('RegisterScreen: where a right code may be called wrong, the server decides', async () => {
  port.checkCode.mockRejectedValue(new AppError('server', 'The verification code is wrong.'));
  await show(RegisterScreen, 'c', { apiBase: 'https://elsewhere.test/api' });
  await fillIn();
  await type('Verification code', '246810');
  expect(await screen.findByText(/No code sent to this address/)).toBeTruthy();
  await press('Create account');
  await vi.waitFor(() => expect(port.register).toHaveBeenCalledOnce());
});

test('RegisterScreen: what the field says of the code is not said a second time below', async () => {
  const refusal = new AppError('server', 'The verification code is wrong.');
  port.checkCode.mockRejectedValue(refusal);
  port.register.mockRejectedValueOnce(refusal);
  await show(RegisterScreen, 'c', { apiBase: 'https://elsewhere.test/api' });
  await fillIn();
  await type('Verification code', '246810');
  await press('Create account');
  await vi.waitFor(() => expect(port.register).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')));
  expect(screen.queryByText(/The verification code is wrong|was not created/)).toBeNull();
  port.register.mockRejectedValueOnce(new AppError('server', 'This address has an account.'));
  await press('Create account');
  expect(await screen.findByText(/This address has an account/)).toBeTruthy();
});

test('W21 RegisterScreen: elsewhere none is offered, and none is sent', async () => {
  await show(RegisterScreen, 'standard');
  expect(screen.queryByLabelText('Payment password (optional)')).toBeNull();
  await fillIn();
  await type('Verification code', '246810');
  await press('Create account');
  await vi.waitFor(() => expect(port.register).toHaveBeenCalledOnce());
  expect(port.register.mock.lastCall?.[0].payPassword).toBeUndefined();
});

test('RegisterScreen: who runs the platform, what it costs and on which terms can be read before', async () => {
  await show(RegisterScreen, 'standard');
  const link = screen.getByRole('link', { name: 'About, fees and terms' });
  expect(link.getAttribute('href')).toContain('/pages/common/aboutuslist?section=terms');
});
