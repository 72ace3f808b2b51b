import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { ether, matchOf, refusalOf } from './questions.ts';

const parameter = 'A field is missing or wrong.';

describe.each(['a', 'b', 'c', 'd'] as const)('dialect %s, found by hand', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('identity, address book, dual investment and artworks read the body alone', async () => {
    const address = new URLSearchParams({ currency: '2', address: ether, type: 'eth', qrcode: '/upload/none.png' });
    for (const call of [`user/wallet/save?${address.toString()}`, 'dual/buyDual?id=1&num=1', 'bind_box/buyNFT?code=x'])
      expect(await refusalOf(server, `POST /${call}`, {})).toBe(parameter);
    await server.signIn('new@tandem.test');
    await server.ask('POST /user/real?real_type=1&name=Ann+Example&card_id=X1234567');
    expect(dig((await server.ask('GET /real/state')).body, 'message', 'real_data')).toBeNull();
    expect(dig((await server.ask('POST /wallet/detail?currency=3&type=change')).body, 'type')).toBe('ok');
    await server.signIn('demo@tandem.test');
  });

  test('refusals of dual investment, new tokens and artworks are English in every language', async () => {
    const lang = 'zh';
    if (name !== 'c') expect(await refusalOf(server, 'POST /dual/buyDual', { lang, id: '1' })).toBe(parameter);
    const unknown = await server.ask('GET /project/detail', { lang, project_id: '999' });
    expect(unknown.body).toEqual({ type: 'error', message: 'There is no such project.' });
    const known = await server.ask('GET /project/detail', { lang, project_id: '1' });
    expect(dig(known.body, 'message', 'info', 'summary')).toMatch(/[\u4E00-\u9FFF]/);
    const art = await server.ask('GET /bind_box/getBoxDetail', { lang });
    expect(art.body).toEqual({ type: 'ok', message: parameter });
    for (const call of ['GET /bind_box/readNFTOrderMessage', 'POST /bind_box/openBlindBox'])
      expect(await refusalOf(server, call, { lang })).toBe(parameter);
  });

  test('an order that nobody placed is a wrong parameter for a cancel', async () => {
    const cancel = {
      a: 'PUT /coin/trade',
      b: 'PUT /coin/trade',
      c: 'GET /coin/canceltrade',
      d: 'POST /coin/canceltrade',
    };
    expect(await refusalOf(server, cancel[name], { id: '99999999' })).toBe(parameter);
  });

  test('a stake that is no number does not hold up the next; the seconds of no option are a fault', async () => {
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '60', number: '10' };
    expect(await refusalOf(server, 'POST /microtrade/submit', { ...stake, number: 'ten' })).toBeDefined();
    expect(dig((await server.ask('POST /microtrade/submit', stake)).body, 'message')).toHaveProperty('open_price');
    const left = await server.ask('GET /microtrade/daosji', { id: '99999999' });
    expect(left.status).toBe(name === 'a' ? 500 : 404);
  });

  test('pages of orders of new tokens count what they hold', async () => {
    for (const amount of ['1000', '1100'])
      expect(await refusalOf(server, 'POST /project/order', { project_id: '2', amount })).toBeUndefined();
    const page = dig((await server.ask('GET /user/project/order', { limit: '1', status: '2' })).body, 'message');
    if (name === 'd')
      expect(page).toMatchObject({ from: 1, to: 1, last_page: 2, next_page_url: '/api/user/project/order?page=2' });
    else expect(page).toMatchObject({ page: 1, pages: 2, total: 2 });
    const none = dig((await server.ask('GET /user/project/order', { limit: '1' })).body, 'message');
    if (name === 'c') expect(none).toEqual({ data: [], page: 1, pages: 1, total: 0 });
  });

  test('a repetition that differs is told before the length', async () => {
    const person = { user_string: 'short@tandem.test', type: 'email', password: 'abc', re_password: 'abd' };
    const { body } = await server.visit('POST /user/register', person);
    expect(dig(body, 'message')).toMatch(name === 'a' || name === 'd' ? /match/ : /6 to 16/);
  });

  test('the kind and the fields of an identity are looked at before the record', async () => {
    const wish = { real_type: '9', name: 'Dana Example' };
    expect(await refusalOf(server, 'POST /user/real', wish)).toBe(parameter);
    const half = await refusalOf(server, 'POST /user/real', { ...wish, real_type: '1' });
    expect(half).toBe(name === 'd' ? parameter : 'Please upload complete materials.');
    const full = { ...wish, real_type: '1', card_id: 'X1234567', front_pic: 'x', reverse_pic: 'x' };
    expect(await refusalOf(server, 'POST /user/real', full)).toMatch(/already submitted/);
  });

  test('a picture that is larger than this backend reads is refused in words, on d by the rule', async () => {
    const { status, body } = await server.upload(new Uint8Array(12 * 1024 * 1024), { Accept: 'application/json' });
    expect(status).toBe(name === 'd' ? 422 : 200);
    const text: unknown = name === 'd' ? dig(body, 'errors', 'file', 0) : dig(body, 'message');
    expect(text).toMatch(name === 'd' ? /2048 kilobytes/ : /larger than 10 megabytes/);
  });

  test('a conversion is refused in English in every language', async () => {
    const swap = { from_currency_id: '3', to_currency_id: '1', number: '99999999', lang: 'zh' };
    expect(await refusalOf(server, 'POST /user/Transfer', swap)).toMatch(/^[\u0020-\u007E]+$/);
  });

  test('years of a house pair are a fault on b', async () => {
    const now = Math.floor(server.world.engine.now() / 1000);
    const window = { symbol: 'HG/USD', period: '1year', from: String(now - 7200), to: String(now) };
    const years = await server.visit('GET /currency/new_timeshar', window);
    expect(years.status).toBe(name === 'b' || name === 'd' ? 500 : 200);
  });

  test('an account is masked; on d three characters of each end are left', async () => {
    const { body } = await server.ask('GET /user/info');
    expect(dig(body, 'message', 'account')).toBe(name === 'd' ? 'dem****est' : 'de****@tandem.test');
  });
});
