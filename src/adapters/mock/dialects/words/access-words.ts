import { Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { copying, defaulting, ignoring, requiring } from '../basics/shaping.ts';

/** A code belongs to the session that it was sent in. */
const keepsCode: Giving = (message, { fields, visit }) => {
  visit.codeFor = fields['user_string'] ?? fields['mobile'] ?? '';
  return message;
};

/** Without the session's cookie every code is wrong. */
export const codeOfSession: Taking = (fields, call) => {
  addressOfCode(call);
  return fields;
};

function addressOfCode({ visit, say }: Call): string {
  if (visit.codeFor === undefined) throw new Declined(say('wrongCode'));
  return visit.codeFor;
}

const checksCode: Taking = (fields, call) => {
  if (fields['email_code'] === undefined) throw new Declined(call.say('parameter'));
  return { ...fields, user_string: addressOfCode(call) };
};

export const sendingCode: Exchange = { gives: [keepsCode] };
export const checkingCode: Exchange = { takes: [checksCode] };

/** A phone has to be known or free, as an address has. */
export const sendingCodeToPhone: Exchange = {
  asks: 'POST /sms_mail',
  takes: [
    requiring('mobile'),
    ({ mobile = '', area_code: code = '86', ...fields }) => ({ ...fields, user_string: `${code}${mobile}` }),
  ],
  gives: [keepsCode],
};

/** The code of an e-mail is kept by address, never in the session. */
export const neverRight: Exchange = {
  answers: (call) => {
    throw new Declined(call.say(call.fields['email_code'] === undefined ? 'parameter' : 'wrongCode'));
  },
};

/** Only the SMS code is of the session. */
export const sendingCodeByAddress: Exchange = {
  gives: [(message, call) => ((call.fields['type_new'] ?? '1') === '1' ? message : keepsCode(message, call))],
};

export const bindingContact = (...required: readonly string[]): Exchange => ({
  asks: 'POST /safe/mobile',
  takes: [requiring(...required), codeOfSession],
});

const passwordLength: Taking = (fields, { say }) => {
  const { password = '' } = fields;
  if (password.length < 6 || password.length > 16) throw new Declined(say('passwordLength', { min: '6', max: '16' }));
  return fields;
};

/** Before the length is looked at. */
const repeatedAlike: Taking = (fields, { say }) => {
  if (fields['password'] !== fields['re_password']) throw new Declined(say('passwordsDiffer'));
  return fields;
};

const kindOfName: Taking = requiring('type', 'user_string', 'password');

/** The repetition has to match; a payment password is not read. */
export const registeringTwice: Exchange = {
  takes: [kindOfName, requiring('re_password'), ignoring('pay_password'), repeatedAlike, passwordLength],
};
/** The repetition is not read. */
export const registeringOnce: Exchange = {
  takes: [kindOfName, ignoring('pay_password'), passwordLength, copying('password', 're_password')],
};
export const registeringByMail: Exchange = {
  takes: [
    defaulting({ type: 'email' }),
    requiring('user_string', 'password'),
    ignoring('pay_password'),
    passwordLength,
    copying('password', 're_password'),
  ],
};
/** The only place where a first payment password is set. */
export const registeringWithPayPassword: Exchange = {
  takes: [
    kindOfName,
    defaulting({ re_password: '-' }),
    repeatedAlike,
    passwordLength,
    copying('pay_password', 're_pay_password'),
  ],
};

/** Login page and settings page name the fields of a reset differently. */
const named = (account: string, repeated: string): readonly Taking[] => [
  ({ [account]: name = '', password = '', [repeated]: again = '', ...rest }, call) => {
    if (name === '' || password === '' || again === '') throw new Declined(call.say('parameter'));
    return { ...rest, account: name, user_string: name, password, repassword: again, re_password: again };
  },
];
export const resettingByAccount: Exchange = {
  takes: [ignoring('user_string', 're_password', 'oldpassword'), ...named('account', 'repassword')],
};
export const resettingByUserString: Exchange = {
  takes: [ignoring('account', 'repassword', 'oldpassword'), ...named('user_string', 're_password')],
};
/** The old password is the only proof, so a forgotten password cannot be reset. */
export const resettingByOldPassword: Exchange = {
  takes: [requiring('oldpassword'), ignoring('user_string', 're_password', 'code'), ...named('account', 'repassword')],
};
