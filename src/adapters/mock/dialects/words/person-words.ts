import { codeOfSession } from './access-words.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, textOf } from '../basics/reply.ts';
import { defaulting, ignoring, messageOf, requiring, setting, withColumns, without } from '../basics/shaping.ts';

/** Columns that this family does not fill. */
const idleColumns = { usdt: '', usdt_mic: '', caution_money: '' };

const withoutMailName: Giving = (message) => {
  const person = rowOf(message);
  return person['phone'] === '' ? { ...person, account: '' } : person;
};

export const profileWithoutFigures: Exchange = {
  gives: [without('pay_password_isnull', 'signature', 'country'), withColumns(idleColumns), withoutMailName],
};

export const profileWithOwnColumns: Exchange = {
  gives: [
    (message) => ({ ...rowOf(message), isPayPas: rowOf(message)['pay_password_isnull'] === 'neqnull' ? 1 : 0 }),
    without('pay_password_isnull', 'signature', 'country'),
    withColumns({ saccount: '', maccount: '', account_type: 0 }),
  ],
};

/** Three characters of each end of the login. */
const maskedLogin: Giving = (message) => {
  const person = rowOf(message);
  const login = textOf(person['account_number']);
  return { ...person, account: `${login.slice(0, 3)}****${login.slice(-3)}` };
};

export const profileWithPayPassword: Exchange = {
  gives: [without('signature', 'country'), withColumns({ ...idleColumns, seconds: null }), maskedLogin],
};

const rejected = 3;

/** A rejected record counts as nothing, and is shown. */
const rejectedAsNothing: Giving = (message) => {
  const state = rowOf(message);
  const isRejected = rowOf(state['real_data'])['review_status'] === rejected;
  return isRejected ? { ...state, real_status: 0, review_status: 0, advanced_review_status: 0 } : state;
};

export const identityState: Exchange = { gives: [rejectedAsNothing, without('password_status')] };
/** Reports the second level only after the first is approved, though both were sent together. */
const oneAfterTheOther: Giving = (message) => {
  const state = rowOf(message);
  return state['review_status'] === 1 ? { ...state, advanced_review_status: 0 } : state;
};
export const identityStateOfOneStep: Exchange = {
  gives: [rejectedAsNothing, oneAfterTheOther, without('password_status')],
};
export const identityStateWithPassword: Exchange = { gives: [rejectedAsNothing] };

/** Refuses a new record while there is one, even a rejected one. */
const oneRecord: Taking = async (fields, call) => {
  if (fields['real_type'] === '2') return fields;
  const { real_data: record = null } = rowOf(await messageOf(call, 'GET /real/state'));
  if (record !== null) throw new Declined(call.say('identityPending'));
  return fields;
};
const namesFirst = ['name', 'card_id'];
const picturesSecond = ['front_pic', 'reverse_pic'];

/** The kind and the fields, before any record is looked at. */
const complete: Taking = (fields, { say }) => {
  const { real_type: kind = '' } = fields;
  if (kind !== '1' && kind !== '2') throw new Declined(say('parameter'));
  const asked = kind === '1' ? namesFirst : picturesSecond;
  if (asked.some((field) => fields[field] === undefined)) throw new Declined(say('identityIncomplete'));
  return fields;
};
const passport: Taking = defaulting({ id_type: '1' });

export const identityInTwoSteps: Exchange = {
  takes: [ignoring('hand_pic', 'phoneNumber'), complete, oneRecord, passport],
};
export const identityWithoutCountry: Exchange = {
  takes: [ignoring('hand_pic', 'phoneNumber', 'country'), complete, oneRecord, passport],
};
/** Every call is the first step, and that wants the pictures. */
export const identityInOneStep: Exchange = {
  takes: [setting({ real_type: '1' }), requiring('name', 'card_id', 'front_pic', 'reverse_pic'), oneRecord, passport],
};
export const identityNameOnly: Exchange = {
  asks: 'POST /user/real',
  takes: [setting({ real_type: '1' }), oneRecord, passport],
};
/** The handler reads the record before it looks whether there is one. */
const asksRecord: Taking = async (fields, call) => {
  const { real_data: record = null } = rowOf(await messageOf(call, 'GET /real/state'));
  if (record === null) throw new Broken('no record');
  return fields;
};

export const identityPicturesOnly: Exchange = {
  asks: 'POST /user/real',
  takes: [requiring('front_pic', 'reverse_pic', 'hand_pic'), asksRecord, setting({ real_type: '2' })],
};

export const payPasswordByCode: Exchange = { takes: [codeOfSession] };
export const payPasswordOnce: Exchange = { takes: [ignoring('code')] };
export const payPasswordByOldOne: Exchange = { takes: [requiring('oldpassword'), ignoring('code')] };
