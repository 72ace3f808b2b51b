import { expect, test } from 'vitest';
import { keepPicture, sampleJpeg, samplePng } from '../../../../../../tests/support/sample-pictures.ts';
import { roomOfOne, uploadsPerMinuteMax } from './files-domain.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const picture = `/upload/${'a'.repeat(32)}.jpg`;
const neverUploaded = `/upload/${'e'.repeat(32)}.jpg`;

interface Sent {
  readonly type?: string;
  readonly token: string;
}

async function upload(
  world: TestWorld,
  bytes: Uint8Array<ArrayBuffer>,
  { token, type = 'image/jpeg' }: Sent,
): Promise<unknown> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'a.jpg');
  const answer = await world.engine.fetch(
    new Request('http://demo.invalid/api/upload', {
      method: 'POST',
      body: form,
      headers: { Authorization: token },
    }),
  );
  const told: unknown = answer.ok ? await answer.json() : answer.status;
  return told;
}

const padded = (head: readonly number[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes.set(head);
  return bytes;
};
const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const wrong = { type: 'error', message: 'Only jpg and png pictures are possible.' };
const large = { type: 'error', message: 'The picture is larger than 10 megabytes.' };

test.each([
  ['0 bytes', new Uint8Array(0), wrong],
  ['a page', text('<!doctype html><script>alert(1)</script>'), wrong],
  ['a drawing with a script', text('<svg onload="alert(1)"/>'), wrong],
  ['a program', text('MZ\u0090\u0000'), wrong],
  ['a png called jpeg', Uint8Array.from(samplePng), wrong],
  ['50 MB of a jpeg', padded(sampleJpeg, 50 * 1024 * 1024), large],
])('upload: %s is refused in words and keeps nothing', async (_what, bytes, said) => {
  const world = await startWorld();
  const token = await world.signIn('trader@tandem.test');
  const before = world.engine.snapshot();
  expect(await upload(world, bytes, { token })).toEqual(said);
  expect(world.engine.snapshot()).toBe(before);
});

const forged = [
  neverUploaded,
  'javascript:alert(1)',
  'https://evil.test/a.jpg',
  '/upload/../state',
  '/upload/a.svg',
  'x',
  '<b>',
];
const identity = { real_type: '1', id_type: '1', name: 'Ann Example', card_id: 'X1234567' };
const advanced = { real_type: '2', front_pic: picture, reverse_pic: picture, hand_pic: picture };
const documents = { sfz: picture, yh: picture, fc: picture, sr: picture };

test.each([
  [
    'new@tandem.test',
    'POST /user/real',
    { ...identity, front_pic: picture, reverse_pic: picture },
    ['front_pic', 'reverse_pic'],
  ],
  ['lv1@tandem.test', 'POST /user/real', advanced, ['front_pic', 'reverse_pic', 'hand_pic']],
  ['trader@tandem.test', 'POST /user/uploadHeadPortrait', { head_portrait: picture }, ['head_portrait']],
  [
    'trader@tandem.test',
    'POST /wallet/charge_req',
    { currency: '3', amount: '1', account: picture, sub_type: 'trc20' },
    ['account'],
  ],
  ['trader@tandem.test', 'POST /postBorrowing', { proid: '1', money: '500000', ...documents }, Object.keys(documents)],
] as const)(
  '%s %s: what no upload here has answered is not taken for a picture',
  async (login, operation, good, names) => {
    const world = await startWorld();
    await keepPicture(world, picture);
    const token = await world.signIn(login);
    for (const name of names)
      for (const reference of forged)
        expect(await world.call(operation, { ...good, [name]: reference }, token)).toMatchObject({ type: 'error' });
    expect(await world.call(operation, good, token)).toMatchObject({ type: 'ok' });
  },
);

const jpeg = Uint8Array.from(sampleJpeg);

test('R12 upload: a visitor is told to sign in, whatever is sent', async () => {
  const world = await startWorld();
  for (const token of ['', 'of nobody'])
    for (const bytes of [jpeg, new Uint8Array(50 * 1024 * 1024)])
      expect(await upload(world, bytes, { token })).toMatchObject({ type: '999' });
});

test('upload: what one person has uploaded is no picture of another one', async () => {
  const world = await startWorld();
  const [own, other] = [await world.signIn('trader@tandem.test'), await world.signIn('lv1@tandem.test')];
  const head_portrait = String(dig(await upload(world, jpeg, { token: own }), 'message'));
  const wear = (token: string, reference: string): Promise<unknown> =>
    world.call('POST /user/uploadHeadPortrait', { head_portrait: reference }, token);
  expect(await wear(other, head_portrait)).toMatchObject({ type: 'error' });
  expect(await wear(own, head_portrait)).toMatchObject({ type: 'ok' });
});

test('upload: so many a minute and caller', async () => {
  const world = await startWorld();
  const token = await world.signIn('trader@tandem.test');
  for (let sent = 0; sent < uploadsPerMinuteMax; sent += 1)
    expect(await upload(world, jpeg, { token })).toMatchObject({ type: 'ok' });
  expect(await upload(world, jpeg, { token })).toBe(429);
  world.clock.pass(60_000);
  expect(await upload(world, jpeg, { token })).toMatchObject({ type: 'ok' });
});

test('upload: a person fills a room of its own alone', async () => {
  const world = await startWorld();
  const [token, other] = [await world.signIn('trader@tandem.test'), await world.signIn('lv1@tandem.test')];
  const answers: unknown[] = [];
  for (let sent = 0; sent <= roomOfOne.count; sent += 1) {
    answers.push(await upload(world, jpeg, { token }));
    world.clock.pass(5000);
  }
  expect(answers.slice(0, -1).every((answer) => dig(answer, 'type') === 'ok')).toBe(true);
  expect(answers.at(-1)).toEqual({ type: 'error', message: 'There is no room for more pictures.' });
  expect(await upload(world, jpeg, { token: other })).toMatchObject({ type: 'ok' });
});
