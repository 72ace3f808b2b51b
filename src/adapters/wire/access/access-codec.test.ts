import { expect, test } from 'vitest';
import {
  checkCodeFields,
  readRegistration,
  readSessionToken,
  registerFields,
  resetPasswordFields,
  sendCodeFields,
  signInFields,
} from './access-codec.ts';

test('signIn: sends the identifier as it was typed', () => {
  expect(signInFields({ identifier: 'ann@example.test', password: ' p ss ' })).toEqual({
    user_string: 'ann@example.test',
    password: ' p ss ',
  });
});

test('register: repeats the password and leaves an absent invitation out', () => {
  const fields = registerFields({
    identifier: '13800138000',
    kind: 'mobile',
    password: 'a long one',
    code: '482915',
    invitationCode: undefined,
  });
  expect(fields).toEqual({
    user_string: '13800138000',
    type: 'mobile',
    password: 'a long one',
    re_password: 'a long one',
    code: '482915',
    extension_code: undefined,
  });
});

test('resetPassword: sends both spellings of both names', () => {
  const fields = resetPasswordFields({ identifier: 'ann@example.test', password: 'a long one', code: '482915' });
  expect(fields).toEqual({
    account: 'ann@example.test',
    user_string: 'ann@example.test',
    password: 'a long one',
    repassword: 'a long one',
    re_password: 'a long one',
    code: '482915',
  });
});

test('sendCode: says that the account must exist only when it must', () => {
  const identifier = 'ann@example.test';
  expect(sendCodeFields({ identifier, forExisting: true })).toMatchObject({ scene: 'forget', type: 'forget' });
  expect(sendCodeFields({ identifier, forExisting: false })).toEqual({
    user_string: identifier,
    scene: 'register',
    type: undefined,
  });
});

test('AC1 sendCode: a phone goes with its dialling code and asks for an SMS, an e-mail address with neither', () => {
  const areaCode = '34';
  expect(sendCodeFields({ identifier: '612345678', areaCode, forExisting: false })).toEqual({
    user_string: '612345678',
    scene: 'register',
    type: undefined,
    type_new: '2',
    area_code: '34',
  });
  const mail = sendCodeFields({ identifier: 'ann@example.test', areaCode, forExisting: true });
  expect([mail.area_code, mail.type_new]).toEqual([undefined, undefined]);
});

test('AC1 register: the dialling code goes with a phone alone', () => {
  const typed = { areaCode: '34', password: 'a long one', code: '482915', invitationCode: undefined };
  expect(registerFields({ ...typed, identifier: '612345678', kind: 'mobile' }).area_code).toBe('34');
  expect(registerFields({ ...typed, identifier: 'ann@example.test', kind: 'email' }).area_code).toBeUndefined();
});

test('checkCode: the code is called email_code', () => {
  expect(checkCodeFields({ identifier: 'ann@example.test', code: '482915' })).toEqual({
    user_string: 'ann@example.test',
    email_code: '482915',
  });
});

test('readSessionToken: a sentence is no token', () => {
  expect(readSessionToken('3f1c9a7be0d24586')).toBe('3f1c9a7be0d24586');
  expect(() => readSessionToken('You are in')).toThrow(expect.objectContaining({ detail: 'message' }));
});

test('readRegistration: a text is not taken for a token', () => {
  expect(readRegistration('3f1c9a7be0d24586a1b2c3d4e5f60718')).toBeUndefined();
  expect(readRegistration({ msg: 'ok', token: '3f1c' })).toBe('3f1c');
});
