import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { keptPicture, matchOf, refusalOf } from './questions.ts';

const gif = Uint8Array.from([...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]);
const noPicture = new TextEncoder().encode('hello, I am no picture at all');

describe.each(['a', 'b', 'c', 'd'] as const)('dialect %s, people as a plain client sees them', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('new@tandem.test');
  });
  afterAll(() => server.close());

  const messageOf = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    dig((await server.ask(operation, fields)).body, 'message');

  test('an identity names its country, but for a; on d the second level comes with the first', async () => {
    const picture = await keptPicture(server);
    const pictures = { front_pic: picture, reverse_pic: picture };
    const wish = { real_type: '1', name: 'Nico Example', card_id: 'X1234567', country: 'Exampleland' };
    expect((await server.ask('POST /user/real_advanced', { ...pictures, hand_pic: picture })).status).toBe(500);
    expect(await refusalOf(server, 'POST /user/real', name === 'd' ? { ...wish, ...pictures } : wish)).toBeUndefined();
    const state = await messageOf('GET /real/state');
    expect(state).toMatchObject({ real_status: 1, review_status: 1, advanced_review_status: 0 });
    expect(dig(state, 'real_data', 'country') === 'Exampleland').toBe(name !== 'a');
    expect(dig(state, 'real_data', 'advanced_user')).toBe(name === 'd' ? 1 : null);
    // Only an e-mail is bound: these servers ask for no phone beside it.
    const approval = {
      kind: 'identity',
      identifier: 'new@tandem.test',
      level: 1,
      isApproved: true,
      reason: '',
    } as const;
    await server.world.engine.control.decide(approval);
    expect(await messageOf('GET /real/state')).toMatchObject({ review_status: 2 });
  });

  test('who is frozen cannot sign in on c, whatever the password', async () => {
    const fields = { user_string: 'frozen@tandem.test', password: 'not this one' };
    const { body } = await server.visit('POST /user/login', fields);
    expect(dig(body, 'message')).toMatch(name === 'c' ? /frozen/ : /password/);
    const right = await server.visit('POST /user/login', { ...fields, password: 'demo1234' });
    expect(dig(right.body, 'type')).toBe(name === 'c' ? 'error' : 'ok');
  });

  test('a password of six will do', async () => {
    const person = { user_string: 'six@tandem.test', type: 'email', password: 'sixsix', re_password: 'sixsix' };
    await server.visit('POST /sms_mail', { user_string: person.user_string });
    const { body } = await server.visit('POST /user/register', { ...person, code: '246810' });
    expect(body).toMatchObject({ type: 'ok' });
    const short = { ...person, user_string: 'five@tandem.test', password: 'five5', re_password: 'five5' };
    expect(dig((await server.visit('POST /user/register', short)).body, 'message')).toMatch(/6/);
  });

  test('only d lets two minutes pass between the codes of an address', async () => {
    const mail = { user_string: 'twice@tandem.test' };
    expect((await server.visit('POST /sms_mail', mail)).body).toMatchObject({ type: 'ok' });
    expect(dig((await server.visit('POST /sms_mail', mail)).body, 'type')).toBe(name === 'd' ? 'error' : 'ok');
    const phone = { mobile: '13800138000', area_code: '86' };
    for (const type of ['ok', 'ok']) expect((await server.visit('POST /sms_send', phone)).body).toMatchObject({ type });
  });

  test('gif and webp are taken by c alone; what is no picture breaks a rule on d', async () => {
    await server.signIn('demo@tandem.test');
    const kept = await server.upload(gif, { Accept: 'application/json' }, { type: 'image/gif' });
    expect(dig(kept.body, 'type')).toBe(name === 'c' ? 'ok' : 'error');
    if (name === 'c') {
      const shown = await fetch(`${server.origin}${String(dig(kept.body, 'message'))}`);
      expect(shown.headers.get('content-type')).toBe('image/gif');
    }
    const refused = await server.upload(noPicture, { Accept: 'application/json' });
    expect(refused.status).toBe(name === 'd' ? 422 : 200);
    if (name === 'd') {
      expect(dig(refused.body, 'errors', 'file', 0)).toMatch(/image/);
      expect((await server.upload(noPicture)).status).toBe(302);
    } else expect(refused.body).toMatchObject({ type: 'error' });
    if (name === 'd') return;
    const said = String(dig(refused.body, 'message'));
    expect(said).toContain(name === 'c' ? 'jpg, png, gif and webp' : 'jpg and png');
    const elsewhere = await server.upload(noPicture, { Accept: 'application/json' }, { lang: 'zh' });
    expect(dig(elsewhere.body, 'message') === said).toBe(name !== 'c');
  });

  test('the least of a currency binds stakes on a alone, and the least of c is that of the length', async () => {
    await server.signIn('demo@tandem.test');
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '60', number: '4' };
    expect((await refusalOf(server, 'POST /microtrade/submit', stake)) === undefined).toBe(
      name === 'b' || name === 'd',
    );
  });
});

test.each([
  ['b', 'ok'],
  ['d', 'error'],
] as const)('dialect %s: an address that was bound beside the name signs in: %s', async (name, type) => {
  const server = await startDialect(name);
  const login = async (user_string: string): Promise<unknown> =>
    dig((await server.visit('POST /user/login', { user_string, password: 'demo1234' })).body, 'type');
  expect(await login('lv1@tandem.test')).toBe('ok');
  expect(await login('6591000003')).toBe(type);
  await server.close();
});

test('dialect d: an account of a phone needs no code', async () => {
  const server = await startDialect('d');
  const password = { password: 'long enough', re_password: 'long enough' };
  const phone = { user_string: '8613800138001', type: 'mobile', ...password };
  expect((await server.visit('POST /user/register', phone)).body).toMatchObject({ type: 'ok' });
  const mail = { user_string: 'codeless@tandem.test', type: 'email', ...password };
  expect((await server.visit('POST /user/register', mail)).body).toMatchObject({ type: 'error' });
  await server.close();
});
