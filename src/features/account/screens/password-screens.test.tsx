import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { ServerClock } from '../../../core/time/clock.ts';
import { SecurityPort } from '../../../core/ports/security-port.ts';
import PasswordScreen from './password-screen.tsx';
import PaymentPasswordScreen from './payment-password-screen.tsx';

const world = vi.hoisted(() => ({
  user: {},
  dialect: 'standard',
  isIn: true,
  show: (_isIn: boolean): void => undefined,
}));
const signOut = vi.fn<() => Promise<void>>();
vi.mock('../../shared/session/data/current-user.ts', () => ({
  useCurrentUser: () => ({ data: world.user, error: null }),
  useSignOut: () => ({ isPending: false, mutateAsync: signOut }),
}));

const person: Partial<User> = {
  login: 'ann@example.test',
  maskedLogin: 'an****@example.test',
  email: undefined,
  phone: undefined,
  areaCode: undefined,
};
const changePaymentPassword = vi.fn<SecurityPort['changePaymentPassword']>(async () => undefined);
const resetPassword = vi.fn<AccessPort['resetPassword']>(async () => undefined);

beforeEach(() => {
  world.user = person;
  world.dialect = 'standard';
});
afterEach(cleanup);

async function show(Screen: ComponentType): Promise<void> {
  const { useState } = await import('react');
  function Place() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  /** Takes the page away as soon as the session has ended, as the guard of its route does. */
  function Guarded() {
    const [isIn, setIsIn] = useState(true);
    world.show = setIsIn;
    return isIn ? <Screen /> : undefined;
  }
  const root = new Container();
  root.bind(AccessPort).toConstantValue({ resetPassword } as never);
  bindDialect(root, () => world.dialect as DialectName);
  root.bind(SecurityPort).toConstantValue({ changePaymentPassword } as never);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => 0, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  render(
    <>
      <Guarded />
      <Place />
    </>,
    { wrapper: portsAround(root) },
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('AC1 PasswordScreen: the next login leads to the security page, not to the finished form', async () => {
  signOut.mockImplementation(async () => act(() => world.show(false)));
  await show(PasswordScreen);
  await type('New password', 'horse2bat-St');
  await type('Confirm new password', 'horse2bat-St');
  await type('Verification code', '246810');
  const button = screen.getByRole('button', { name: 'Change password' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await vi.waitFor(() => expect(resetPassword).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('return=/pages/setting/security'));
});

test.each([
  ['a wallet signed in', { login: '0x52908400098527886e0f7030069857d2e4169ee8' }, true],
  ['a wallet signed in and an e-mail address is bound', { login: '0x5290', email: 'ann@example.test' }, false],
  ['the login name takes codes', {}, false],
])('AC1 PaymentPasswordScreen: %s', async (_what, changes, hasToBind) => {
  world.user = { ...person, ...changes };
  await show(PaymentPasswordScreen);
  expect(screen.queryByRole('link', { name: 'Add' })?.getAttribute('href')).toBe(
    hasToBind ? '/pages/setting/security' : undefined,
  );
  expect(screen.queryByLabelText('New password') === null).toBe(hasToBind);
});

test('AC1 PaymentPasswordScreen: a page without a network says its code there as well', async () => {
  await show(PaymentPasswordScreen);
  expect(await screen.findByText(/246810/)).toBeTruthy();
});

test.each([
  ['switch 18: a server that takes a first one at registration alone', 'd', { hasPaymentPassword: false }],
  ['switch 19: a server where it was set once and for all', 'c', { isPaymentPasswordFinal: true }],
])('W3 W21 PaymentPasswordScreen: %s leaves support, and no form', async (_what, dialect, changes) => {
  world.user = { ...person, ...changes };
  world.dialect = dialect;
  await show(PaymentPasswordScreen);
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/pages/kefu/index');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test.each([
  ['standard', /^For withdrawals/],
  ['a', /^Not asked for withdrawals here/],
])('W3 PaymentPasswordScreen: what it is for, family %s', async (dialect, words) => {
  world.dialect = dialect;
  await show(PaymentPasswordScreen);
  expect(screen.getByText(words)).toBeTruthy();
});

test('switch 19 PaymentPasswordScreen: that it can be set only once is said before it is', async () => {
  world.dialect = 'c';
  await show(PaymentPasswordScreen);
  expect(screen.getByText(/^You set it once/)).toBeTruthy();
  expect(screen.getByLabelText('New password')).toBeTruthy();
});

test('W3 switch 19 PaymentPasswordScreen: a double tap sets it once, and that it is set is told although the form is gone', async () => {
  world.dialect = 'c';
  changePaymentPassword.mockReset();
  changePaymentPassword.mockImplementation(async () => {
    world.user = { ...person, isPaymentPasswordFinal: true };
  });
  await show(PaymentPasswordScreen);
  await type('New password', 'horse2bat-St');
  await type('Confirm new password', 'horse2bat-St');
  await type('Verification code', '246810');
  const button = screen.getByRole('button', { name: 'Set payment password' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await vi.waitFor(() => expect(screen.getByText('/pages/setting/security')).toBeTruthy());
  expect(changePaymentPassword).toHaveBeenCalledOnce();
});

test.each([
  [PasswordScreen, 'Current password', 'Change password', resetPassword],
  [PaymentPasswordScreen, 'Current payment password', 'Set payment password', changePaymentPassword],
] as const)(
  'W21 switch 20: the old password stands for a code where the server wants it (%#)',
  async (Screen, old, button, sent) => {
    world.dialect = 'd';
    signOut.mockResolvedValue(undefined);
    sent.mockReset();
    await show(Screen);
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    await type('New password', 'horse2bat-St');
    await type('Confirm new password', 'horse2bat-St');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
    expect(sent).not.toHaveBeenCalled();
    await type(old, 'former-7-Old');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ password: 'horse2bat-St', oldPassword: 'former-7-Old', code: '' });
  },
);

test('W21 after a refusal the old password can go along; before it, and left empty, none does', async () => {
  resetPassword.mockReset();
  resetPassword.mockRejectedValue(new AppError('server', 'the old password is wrong'));
  await show(PasswordScreen);
  await type('New password', 'horse2bat-St');
  await type('Confirm new password', 'horse2bat-St');
  await type('Verification code', '246810');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change password' })));
  await submit();
  await screen.findByText('the old password is wrong');
  await submit();
  await type('Current password', 'the old one');
  await submit();
  await vi.waitFor(() => expect(resetPassword).toHaveBeenCalledTimes(3));
  expect(resetPassword.mock.calls.map(([{ code, oldPassword }]) => [code, oldPassword])).toEqual([
    ['246810', undefined],
    ['246810', undefined],
    ['246810', 'the old one'],
  ]);
});

test.each([
  ['payment', PaymentPasswordScreen],
  ['login', PasswordScreen],
])('AC1 the rule of a new %s password stands there before it is tried', async (_which, Screen) => {
  await show(Screen);
  expect(await screen.findByText('7 to 16 characters')).toBeTruthy();
});

test('AC1 another payment password than the login password is advised, not claimed', async () => {
  await show(PaymentPasswordScreen);
  expect(screen.getByText('For withdrawals. Better not the same as your login password.')).toBeTruthy();
});
