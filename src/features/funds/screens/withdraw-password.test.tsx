import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  clearStage,
  fillIn,
  openScreen,
  review,
  setStage,
  stage,
  tron,
  type,
} from '../../../../tests/support/withdraw-stage.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

beforeEach(setStage);
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);
const field = () => screen.queryByLabelText(/payment password/i, { selector: 'input' });
const shownField = () => screen.findByLabelText(/payment password/i, { selector: 'input' });

test('W3 a server that does not say whether there is a payment password is asked with the field, not with a notice', async () => {
  stage.standing = { user: { hasPaymentPassword: undefined } };
  await open();
  expect(await shownField()).toBeTruthy();
  expect(screen.queryByText(/set a payment password to withdraw/i)).toBeNull();
  await fillIn();
  await review();
});

test('W3 who is known to have none is told so', async () => {
  stage.standing = { user: { hasPaymentPassword: false } };
  await open();
  expect(await screen.findByText(/set a payment password to withdraw/i)).toBeTruthy();
  expect(field()).toBeNull();
});

test('W3 where a setting decides, an identity read before one was set does not hide the field', async () => {
  stage.standing = { user: { hasPaymentPassword: true }, basic: 'approved', password: false };
  await open();
  expect(await shownField()).toBeTruthy();
});

test('W3 switch 17: where it is always needed the setting is not asked, and what a wrong one costs stands at the field', async () => {
  stage.dialect = 'c';
  stage.setting = '0';
  stage.standing = { basic: 'approved', password: true };
  await open();
  expect(await shownField()).toBeTruthy();
  expect(screen.getByText(/the fifth locks your account/i)).toBeTruthy();
});

test('W3 switch 17: nothing is sent while the identity says that none is set', async () => {
  stage.dialect = 'c';
  stage.standing = { basic: 'approved', password: false };
  await open();
  expect(await screen.findByText(/set a payment password to withdraw/i)).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /TRC20/ }));
  type(/^address/i, tron);
  type(/^amount/i, '500');
  fireEvent.click(screen.getByRole('button', { name: /^review/i }));
  expect(screen.queryByRole('dialog', { name: /review/i })).toBeNull();
});

test('W3 a server that never tests it asks for none', async () => {
  stage.dialect = 'a';
  await open();
  await screen.findByRole('radio', { name: /TRC20/ });
  expect(field()).toBeNull();
});
