import { expect, test } from 'vitest';
import { sampleJpeg, samplePng } from '../../../../../tests/support/sample-pictures.ts';
import { startWorld, type TestWorld } from '../test-world.ts';

const picture = `/upload/${'a'.repeat(32)}.jpg`;

async function upload(world: TestWorld, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): Promise<unknown> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'a.jpg');
  const answer = await world.engine.fetch(
    new Request('http://demo.invalid/api/upload', { method: 'POST', body: form }),
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
  const before = world.engine.snapshot();
  expect(await upload(world, bytes)).toEqual(said);
  expect(world.engine.snapshot()).toBe(before);
});

const forged = ['javascript:alert(1)', 'https://evil.test/a.jpg', '/upload/../state', '/upload/a.svg', 'x', '<b>'];
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
    const token = await world.signIn(login);
    for (const name of names)
      for (const reference of forged)
        expect(await world.call(operation, { ...good, [name]: reference }, token)).toMatchObject({ type: 'error' });
    expect(await world.call(operation, good, token)).toMatchObject({ type: 'ok' });
  },
);
