import { beforeEach, describe, expect, test } from 'vitest';
import { mobileProblem } from '../../../../../core/rules/people/account-rules.ts';
import { documentNumberProblem, realNameProblem } from '../../../../../core/rules/people/identity-rules.ts';
import { requestOf, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';
import { keepPicture, samplePng } from '../../../../../../tests/support/sample-pictures.ts';

const newcomer = 'new@tandem.test';
const hour = 3_600_000;
const picture = `/upload/${'a'.repeat(32)}.jpg`;
const basic = {
  real_type: '1',
  id_type: '1',
  name: 'Nico Example',
  phoneNumber: '+34612345678',
  card_id: 'X1234567',
  front_pic: picture,
  reverse_pic: picture,
};
const advanced = { real_type: '2', front_pic: picture, reverse_pic: picture, hand_pic: picture };
const done = { type: 'ok', message: 'Submitted. Please wait for the review.' };

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  await keepPicture(world, picture);
  token = await world.signIn(newcomer);
});

const submit = (fields: Record<string, string>, by = token) => world.call('POST /user/real', fields, by);
const state = async (by = token): Promise<unknown> => (await world.call('GET /real/state', {}, by)).message;
const decide = (level: 1 | 2, reason?: string): Promise<void> =>
  world.engine.control.decide({
    kind: 'identity',
    identifier: newcomer,
    level,
    isApproved: reason === undefined,
    reason: reason ?? '',
  });

/** Without both contacts nothing is approved. */
async function bindPhone(): Promise<void> {
  const phone = { area_code: '34', mobile: '612345678' };
  await world.call('POST /sms_send', phone, token);
  await world.call('POST /safe/mobile', { ...phone, code: '246810' }, token);
}

describe('identity', () => {
  test('identity: KY1 goes from none over review to approved, level after level', async () => {
    expect(await state()).toMatchObject({
      real_status: 0,
      review_status: 0,
      advanced_review_status: 0,
      real_data: null,
    });
    expect(await submit(basic)).toEqual(done);
    expect(await state()).toMatchObject({ real_status: 1, review_status: 1, real_data: { name: 'Nico Example' } });
    expect(world.engine.control.state().cases).toEqual([
      { kind: 'identity', identifier: newcomer, level: 1, name: 'Nico Example' },
    ]);
    await expect(decide(1)).rejects.toMatchObject({ textKey: 'contactsMissing' });
    await bindPhone();
    await decide(1);
    expect(await state()).toMatchObject({ real_status: 1, review_status: 2, advanced_review_status: 0 });
    expect(await submit(advanced)).toEqual(done);
    expect(await state()).toMatchObject({ real_status: 2, review_status: 2, advanced_review_status: 1 });
    await decide(2);
    expect(await state()).toMatchObject({ real_status: 2, review_status: 2, advanced_review_status: 2 });
  });

  test('identity: KY2 a refusal says why, and a corrected application is taken', async () => {
    await submit(basic);
    await decide(1, 'The picture is blurred');
    expect(await state()).toMatchObject({ review_status: 3, real_data: { remark: 'The picture is blurred' } });
    expect(await submit({ ...basic, card_id: 'X7654321' })).toEqual(done);
    expect(await state()).toMatchObject({ review_status: 1, real_data: { card_id: 'X7654321', remark: '' } });
  });

  test('submitIdentity: waits on until e-mail and phone are both bound', async () => {
    await submit(basic);
    await world.engine.control.advance(3 * hour);
    expect(await state()).toMatchObject({ review_status: 1 });
    await bindPhone();
    await world.engine.control.advance(hour);
    expect(await state()).toMatchObject({ review_status: 2 });
  });

  test('submitIdentity: without a decision it passes after an hour of the clock, and an earlier decision stands', async () => {
    await bindPhone();
    await submit(basic);
    await world.engine.control.advance(hour - 1);
    expect(await state()).toMatchObject({ review_status: 1 });
    await world.engine.control.advance(1);
    expect(await state()).toMatchObject({ review_status: 2 });
    await submit(advanced);
    await decide(2, 'No');
    await world.engine.control.advance(2 * hour);
    expect(await state()).toMatchObject({ advanced_review_status: 3 });
  });

  test('submitIdentity: the entry of a refused application does not pass the next one', async () => {
    await submit(basic);
    await world.engine.control.advance(hour / 2);
    await decide(1, 'No');
    await submit(basic);
    await world.engine.control.advance(hour / 2);
    expect(await state()).toMatchObject({ review_status: 1 });
  });

  test.each([
    ['twice', basic, 'You have already submitted this level.'],
    ['level 2 before level 1', advanced, 'Level 1 has to be approved first.'],
  ])('submitIdentity: %s is refused', async (_name, fields, message) => {
    await submit(basic);
    expect(await submit(fields)).toEqual({ type: 'error', message });
  });

  test('submitIdentity: a document proves one person, however its number is written', async () => {
    await submit(basic);
    const other = await world.signIn('abnormal@tandem.test');
    expect(await state(other)).toMatchObject({ review_status: 2 });
    await world.call('POST /sms_mail', { user_string: 'eve@example.test' });
    const eve = { user_string: 'eve@example.test', type: 'email', password: 'secret77', re_password: 'secret77' };
    await world.call('POST /user/register', { ...eve, code: '246810' });
    const second = await world.signIn(eve.user_string, eve.password);
    expect(await submit({ ...basic, card_id: 'x12-34567' }, second)).toEqual({
      type: 'error',
      message: 'This document number is already verified.',
    });
  });

  test('decide: what is decided already is refused', async () => {
    await bindPhone();
    await submit(basic);
    await decide(1);
    await expect(decide(1, 'No')).rejects.toMatchObject({ textKey: 'nothingToReview' });
  });

  test('submitIdentity: a picture must be one that was uploaded here', async () => {
    for (const front_pic of ['https://elsewhere.example/a.jpg', '/upload/../secret', 'javascript:alert(1)'])
      expect(await submit({ ...basic, front_pic })).toMatchObject({ type: 'error' });
    const form = new FormData();
    form.append('file', new File([Uint8Array.from(samplePng)], 'a.png', { type: 'image/png' }));
    const { url } = requestOf('POST /upload');
    const upload = new Request(url, { method: 'POST', body: form, headers: { Authorization: token } });
    const answer: unknown = await (await world.engine.fetch(upload)).json();
    expect(answer).toMatchObject({ type: 'ok' });
    const front_pic = String(Reflect.get(Object(answer), 'message'));
    expect(await submit({ ...basic, front_pic })).toEqual(done);
  });
});

const names = [
  'Nico Example',
  '李小龙',
  "Anne-Marie d'Arc",
  'Ли',
  'N',
  '',
  'Nico 7',
  'a'.repeat(61),
  'Nico!',
  '😀😀',
  'สมชาย ใจดี',
];
const numbers = [
  'X1234567',
  '123456',
  '12345',
  'AB 12-34/56',
  '11010519491231002X',
  '110105194912310021',
  'Ünïcode1',
  '',
  'x'.repeat(31),
  '12--345',
];
const phones = ['+34612345678', '13812345678', '123', '+1234567890123456', 'phone'];

/** What the form says is wrong, the backend refuses, and nothing else. */
describe('KY1 the form and the backend judge alike', () => {
  const isTaken = async (fields: Record<string, string>): Promise<boolean> =>
    (await submit({ ...basic, ...fields })).type === 'ok';

  test.each(names)('name %j', async (name) => {
    expect(await isTaken({ name })).toBe(realNameProblem(name) === undefined);
  });
  test.each(numbers)('document number %j', async (card_id) => {
    expect(await isTaken({ card_id })).toBe(documentNumberProblem(card_id, false) === undefined);
  });
  test.each(numbers)('number of an identity card %j', async (card_id) => {
    expect(await isTaken({ card_id, id_type: '0' })).toBe(documentNumberProblem(card_id, true) === undefined);
  });
  test.each(phones)('phone %j', async (phoneNumber) => {
    expect(await isTaken({ phoneNumber })).toBe(mobileProblem(phoneNumber) === undefined);
  });
  test.each(['front_pic', 'reverse_pic'])('without %s', async (name) => {
    expect(await isTaken({ [name]: '' })).toBe(false);
  });
});
