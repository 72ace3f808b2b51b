import { expect, test } from 'vitest';
import { packMultipart } from './multipart.ts';

const picture = new Blob([Uint8Array.from([0xff, 0xd8, 0x0d, 0x0a, 0x2d, 0x2d, 0x00])], { type: 'image/jpeg' });

test('E-1 packMultipart: a server reads file, name, type and texts as from a form', async () => {
  const { body, type } = packMultipart(picture, 'picture.jpg', { lang: 'fra', note: 'ü — 1' });
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const file = form.get('file');
  expect([...form.keys()]).toEqual(['file', 'lang', 'note']);
  expect([form.get('lang'), form.get('note')]).toEqual(['fra', 'ü — 1']);
  if (!(file instanceof File)) throw new Error('no file');
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
  expect(await file.arrayBuffer()).toEqual(await picture.arrayBuffer());
});

test('E-1 packMultipart: a file of unknown type is bytes, and no two bodies have the same boundary', async () => {
  const [first, second] = [0, 1].map(() => packMultipart(new Blob(['x']), 'picture.jpg', {}));
  expect(first?.type).not.toBe(second?.type);
  expect(await first?.body.text()).toContain('Content-Type: application/octet-stream\r\n\r\nx\r\n--');
});
