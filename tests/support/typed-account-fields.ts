import { demoVerificationCode as code } from '../../src/core/ports/presenter-port.ts';
import {
  codeProblem,
  confirmationProblem,
  emailProblem,
  identifierProblem,
  newPasswordProblem,
  nicknameProblem,
  signatureProblem,
} from '../../src/core/rules/account-rules.ts';
import { documentNumberProblem, realNameProblem } from '../../src/core/rules/identity-rules.ts';
import { walletAddressProblem } from '../../src/core/rules/wallet-sign-in-rules.ts';
import { ethAddress, rich, tronAddress, uploadedPicture, type Fields, type Typed } from './typed-field.ts';

// What is typed on the way in, and about oneself.

const registration = { user_string: 'ann@example.test', type: 'email', password: 'secret77', re_password: 'secret77' };
const badPasswords = [
  '',
  'secret',
  'seventeen letters',
  'a'.repeat(200),
  '       ',
  ' edges ok? ',
  '<b>abcd',
  '<b>abcdefg',
];
const goodPasswords = ['secret7', 'p@ss wörd 1', '1234567890123456'];
const passwordSays = [
  'A password has 7 to 16 characters.',
  'A space at the beginning or the end, < and > are not possible in a password.',
];

export const accessFields: readonly Typed[] = [
  {
    name: 'register: e-mail or mobile number',
    rule: identifierProblem,
    good: ['bea@example.test', 'Bea.Example+1@mail.example.test', '+34612345678', '13912345678'],
    bad: ['', 'bea', 'bea@', '@example.test', 'bea@example', '12345', '+', '<b>@example.test'],
    operation: 'POST /user/register',
    fields: (user_string) => ({ ...registration, user_string, code: '000000' }),
    says: ['This is not an e-mail address or a phone number.'],
  },
  {
    name: 'register: password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /user/register',
    fields: (password) => ({ ...registration, password, re_password: password, code: '000000' }),
    says: passwordSays,
    isKeptAsTyped: true,
  },
  {
    name: 'register: the same password again',
    rule: (typed) => confirmationProblem(registration.password, typed),
    good: ['secret77'],
    bad: ['', 'secret78', 'SECRET77'],
    operation: 'POST /user/register',
    fields: (re_password) => ({ ...registration, re_password, code: '000000' }),
    says: ['The passwords do not match.'],
  },
  {
    name: 'verification code',
    rule: (typed) => codeProblem(typed),
    good: [code],
    bad: ['', '12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦'],
    operation: 'POST /user/check_email',
    fields: (email_code) => ({ user_string: 'lv1@tandem.test', email_code }),
    says: ['The verification code is wrong or has expired.'],
    isSecret: true,
  },
  {
    name: 'reset: password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /user/forget',
    fields: (password) => ({
      account: rich,
      user_string: rich,
      password,
      repassword: password,
      re_password: password,
      code: '000000',
    }),
    says: passwordSays,
    isKeptAsTyped: true,
  },
  {
    name: 'login: address of a wallet',
    rule: walletAddressProblem,
    good: [ethAddress, ethAddress.toLowerCase()],
    bad: ['', '0x12', `${ethAddress}0`, ethAddress.replace('5aA', '5AA'), tronAddress, 'ab'.repeat(32)],
    operation: 'POST /user/registerdapp',
    fields: (user_string) => ({ user_string }),
    says: ['This is not the address of a wallet.'],
  },
];

export const accountFields: readonly Typed[] = [
  {
    name: 'nickname',
    rule: nicknameProblem,
    good: ['Bo', '李小龙', 'ten lett 1', 'Zoë'],
    bad: ['', 'B', 'more than ten', 'a<b', 'a@b', '  '],
    operation: 'POST /user/editNickname',
    fields: (nickname) => ({ nickname }),
    says: ['A nickname has two to ten letters or digits.'],
    as: rich,
  },
  {
    name: 'signature',
    rule: signatureProblem,
    good: ['', '  ', 'ok', '慢慢来', 'slow and steady wins the race 1'.slice(0, 30).trim(), 'ก็'.repeat(30)],
    bad: ['a', 'a'.repeat(31), '50% off'],
    operation: 'POST /user/editSignature',
    fields: (signature) => ({ signature }),
    says: ['A signature has two to thirty letters or digits.'],
    as: rich,
  },
  {
    name: 'payment password',
    rule: newPasswordProblem,
    good: goodPasswords,
    bad: badPasswords,
    operation: 'POST /safe/update_password',
    fields: (password) => ({ password, re_password: password, code: '000000' }),
    says: passwordSays,
    isKeptAsTyped: true,
    as: rich,
  },
  {
    name: 'contact: e-mail',
    rule: emailProblem,
    good: ['carl@example.test', 'a.b@c.example'],
    bad: ['', 'carl', 'carl@', 'a b@c.test', 'carl@example'],
    operation: 'POST /safe/mobile',
    fields: (email) => ({ email, code: '000000' }),
    says: ['This is not an e-mail address or a phone number.', 'Please enter a correct mobile number.'],
    as: rich,
  },
  {
    name: 'identity: name',
    rule: realNameProblem,
    good: ['Ann Example', '李小龙', "Miles O'Brien", 'Anne-Marie Müller'],
    bad: ['', 'A', 'Ann 7', 'Ann!', '<b>', 'x'.repeat(61)],
    operation: 'POST /user/real',
    fields: (name) => identity({ name }),
    says: ['Please enter the name as it stands in the document.', 'Please upload complete materials.'],
    as: 'new@tandem.test',
  },
  {
    name: 'identity: number of an identity card',
    rule: (typed) => documentNumberProblem(typed, true),
    good: ['11010519491231002X', 'A1234567', 'AB-123 456'],
    bad: ['', '12345', '110105194912310021', 'A_123456', '9'.repeat(31)],
    operation: 'POST /user/real',
    fields: (card_id) => identity({ card_id, id_type: '0' }),
    says: ['Please enter a correct document number.', 'Please upload complete materials.'],
    as: 'new@tandem.test',
  },
];

const identity = (change: Fields): Fields => ({
  real_type: '1',
  id_type: '1',
  name: 'Ann Example',
  card_id: 'X1234567',
  phoneNumber: '+34612345678',
  front_pic: uploadedPicture,
  reverse_pic: uploadedPicture,
  ...change,
});
