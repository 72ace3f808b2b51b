import { demoVerificationCode as code } from '../../src/core/ports/presenter-port.ts';
import {
  codeProblem,
  confirmationProblem,
  emailProblem,
  identifierProblem,
  invitationCodeProblem,
  loginPasswordProblem,
  newPasswordProblem,
  nicknameProblem,
  signatureProblem,
} from '../../src/core/rules/people/account-rules.ts';
import { documentNumberProblem, realNameProblem } from '../../src/core/rules/people/identity-rules.ts';
import { areInterests, isAnswer } from '../../src/core/rules/people/questionnaire-rules.ts';
import { problem } from '../../src/core/rules/rule-problem.ts';
import { walletAddressProblem } from '../../src/core/rules/people/wallet-sign-in-rules.ts';
import { cleanIdentifier } from '../../src/features/access/model/access-schemas.ts';
import {
  areaCodeProblem,
  cleanAreaCode,
  cleanMobile,
  ownMobileProblem,
} from '../../src/features/account/model/account-schemas.ts';
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
    name: 'register: invitation code',
    rule: (typed) => invitationCodeProblem(typed),
    good: ['', ' ', 'k7p2', 'ABC123', 'a'.repeat(32)],
    bad: ['k7-p2', 'k7 p2', 'a'.repeat(33), 'кодик', '１２'],
    operation: 'POST /user/register',
    fields: (extension_code) => ({ ...registration, extension_code, code: '000000' }),
    says: ['There is no such invitation code.'],
  },
  {
    name: 'login: e-mail or mobile number',
    rule: (typed) => identifierProblem(cleanIdentifier(typed)),
    good: [rich, ` ${rich.toUpperCase()} `],
    bad: ['', 'trader', 'trader@', '@tandem.test', 'trader@tandem', '12345', '+', 'trader@tandem.test,'],
    operation: 'POST /user/login',
    fields: (typed) => ({ user_string: cleanIdentifier(typed), password: 'demo1234' }),
    says: ['There is no account with this name.'],
    isSecret: true,
  },
  {
    name: 'login: password',
    rule: loginPasswordProblem,
    good: ['demo1234'],
    bad: ['', 'demo1', '12345'],
    operation: 'POST /user/login',
    fields: (password) => ({ user_string: rich, password }),
    says: ['The password is wrong.'],
    isSecret: true,
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
    before: async (world) => {
      await world.call('POST /sms_mail', { user_string: 'lv1@tandem.test', type: 'forget' });
    },
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
    name: 'contact: dialling code',
    rule: areaCodeProblem,
    good: ['34', '+34', '0034', ' 1 ', '1684'],
    bad: ['', '+', 'x', '12345', '3 4', '３４'],
    operation: 'POST /safe/mobile',
    fields: (typed) => ({ area_code: cleanAreaCode(typed), mobile: '612345678', code: '000000' }),
    says: ['Please enter a correct mobile number.'],
    as: rich,
  },
  ...(
    [
      ['34', ['612345678', '612 345 678', '(612) 345-678', '0612345678', '123456'], ['5'.repeat(16), '+34612345678']],
      ['86', ['13912345678', '139 1234 5678'], ['612345678', '12912345678', '139123456789']],
    ] as const
  ).map(([area, good, bad]): Typed => ({
    name: `contact: mobile number behind ${area}`,
    rule: (typed) => ownMobileProblem(typed, area),
    good,
    bad: ['', '12345', 'phone', '+', '<b>', '٦١٢٣٤٥٦٧٨', ...bad],
    operation: 'POST /safe/mobile',
    fields: (typed) => ({ area_code: area, mobile: cleanMobile(typed), code: '000000' }),
    says: ['Please enter a correct mobile number.'],
    as: rich,
  })),
  {
    name: 'questionnaire: a question of one answer',
    rule: (typed) => (isAnswer(0, answerIn(typed)) ? undefined : problem('required')),
    good: ['1', '2', '3'],
    bad: ['', '0', '4', '-1', '1.5', 'x', '1,2', '１', '1e0'],
    operation: 'POST /postquestionnaire',
    fields: (radio1) => ({ ...questionnaire, radio1 }),
    says: ['Please answer all questions.'],
    as: rich,
  },
  {
    name: 'questionnaire: the question of several answers',
    rule: (typed) => (areInterests(typed.split(',').map(answerIn)) ? undefined : problem('required')),
    good: ['1', '5', '1,3', '1,2,3,4,5'],
    bad: ['', ',', '0', '6', '1,6', '1,1', '1,', 'x', '1;2', '1,2,3,4,5,6'],
    operation: 'POST /postquestionnaire',
    fields: (check1) => ({ ...questionnaire, check1 }),
    says: ['Please answer all questions.'],
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

/** Answers count from 1 where they are sent; what is no number is none of them. */
const answerIn = (typed: string): number => (/^\d{1,2}$/.test(typed.trim()) ? Number.parseInt(typed, 10) - 1 : -1);
const questionnaire: Fields = {
  ...Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`radio${at + 1}`, '1'])),
  check1: '1',
};

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
