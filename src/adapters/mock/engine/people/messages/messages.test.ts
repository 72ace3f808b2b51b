import { expect, test } from 'vitest';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const note = { kind: 'message', title: 'About your withdrawal', html: '<p>It is on its <b>way</b>.</p>' } as const;
const ann = 'demo@tandem.test';

async function worldWith(publications: readonly Parameters<TestWorld['engine']['control']['publish']>[0][]) {
  const world = await startWorld();
  for (const publication of publications) await world.engine.control.publish(publication);
  const token = await world.signIn(ann);
  const read = async (operation: string, fields: Record<string, string> = {}) =>
    (await world.call(operation, fields, token)).message;
  return { world, token, read };
}

test('MS1 unreadCount: counts what was sent to everybody or to the person, less what was opened', async () => {
  const { read } = await worldWith([
    { ...note, to: ann },
    { ...note, to: 'everybody' },
    { ...note, to: 'trader@tandem.test' },
  ]);
  expect(await read('GET /getMailMessageCount')).toBe(2);
  const listed = await read('GET /mailMessage/getList');
  expect(listed).toMatchObject([
    { id: 2, user_ids: '0', issee: 0, abstract: 'It is on its way.' },
    { id: 1, issee: 0 },
  ]);
  expect(await read('GET /mailMessage/detail', { id: '1' })).toMatchObject({ id: 1, issee: 1 });
  expect(await read('GET /mailMessage/detail', { id: '1' })).toMatchObject({ issee: 1 });
  expect(await read('GET /getMailMessageCount')).toBe(1);
  expect(dig(await read('GET /mailMessage/getList'), 1, 'issee')).toBe(1);
});

test('MS1 messages: the beginning of one is its words, not what a script or a style holds', async () => {
  const html = '<style>body{display:none}</style><p>Good</p><script>steal()</script><p>news</p><script>half';
  const { read } = await worldWith([{ ...note, html, to: ann }]);
  expect(await read('GET /mailMessage/getList')).toMatchObject([{ abstract: 'Good news' }]);
});

test('message: another person’s message counts as missing', async () => {
  const { world, token } = await worldWith([{ ...note, to: 'trader@tandem.test' }]);
  const answer = await world.call('GET /mailMessage/detail', { id: '1' }, token);
  expect(answer).toEqual(await world.call('GET /mailMessage/detail', { id: '77' }, token));
  expect(answer.type).toBe('error');
  const other = await world.signIn('trader@tandem.test');
  expect((await world.call('GET /getMailMessageCount', {}, other)).message).toBe(1);
});

test('popUpMessage: the newest that was not opened, and none for a visitor', async () => {
  const { world, read } = await worldWith([
    { ...note, kind: 'popUp', title: 'First', to: ann },
    { ...note, kind: 'popUp', title: 'Second', to: 'everybody' },
    { ...note, to: 'everybody' },
  ]);
  expect(await read('GET /getinmessage')).toMatchObject({ title: 'Second', type: 1 });
  await read('GET /mailMessage/detail', { id: '2' });
  expect(await read('GET /getinmessage')).toMatchObject({ title: 'First' });
  await read('GET /mailMessage/detail', { id: '1' });
  expect(await read('GET /getinmessage')).toBeNull();
  expect(await world.call('GET /getinmessage')).toEqual({ type: 'ok', message: null });
});

test('publish: an announcement is the first of the list in every language', async () => {
  const { read } = await worldWith([{ kind: 'announcement', title: 'Maintenance', html: '<p>Tonight.</p>' }]);
  for (const lang of ['en', 'ru', 'th']) {
    const listed = await read('POST /news/list', { c_id: '4', lang });
    expect(listed).toMatchObject({ count: 4 });
    expect(dig(listed, 'list', 0)).toMatchObject({ title: 'Maintenance', c_id: 4, lang });
    expect(await read('POST /news/detail', { id: String(dig(listed, 'list', 0, 'id')), lang })).toMatchObject({
      content: '<p>Tonight.</p>',
    });
  }
  expect(await read('POST /news/list', { c_id: '5' })).toMatchObject({ count: 2 });
});

test('publish: nothing without words, nor to a person who is not there', async () => {
  const { world } = await worldWith([]);
  await expect(world.engine.control.publish({ ...note, title: ' ', to: ann })).rejects.toThrow();
  await expect(world.engine.control.publish({ ...note, to: 'nobody@tandem.test' })).rejects.toThrow();
  await expect(world.engine.control.publish({ kind: 'announcement', title: 'x', html: '' })).rejects.toThrow();
});
