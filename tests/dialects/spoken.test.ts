import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { keptPicture } from './questions.ts';

const refusals = {
  en: 'Parameter error',
  ru: expect.stringMatching(/\p{Script=Cyrillic}/u) as string,
} as const;

describe.each(['a', 'b', 'c', 'd'] as const)('family %s', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  const refusalIn = async (lang: string): Promise<unknown> =>
    dig((await server.ask('POST /wallet/get_info', { lang })).body, 'message');
  const faqIn = async (lang: string): Promise<string> =>
    JSON.stringify(dig((await server.ask('GET /faq', { lang })).body, 'message'));

  test('a refusal in a language without a dictionary is English', async () => {
    const english = await refusalIn('en');
    expect(await refusalIn('turkish')).toBe(english);
    if (name === 'a') expect(await refusalIn('ru')).toEqual(refusals.ru);
    else expect(await refusalIn('ru')).toBe(english);
    expect(await refusalIn('zh')).not.toBe(english);
  });

  test('so is a page in a language that editors do not have', async () => {
    const english = await faqIn('en');
    for (const lang of ['turkish', 'ru', ...(name === 'a' ? ['th', 'fra', 'spa'] : [])])
      expect(await faqIn(lang)).toBe(english);
    expect(await faqIn('jp')).not.toBe(english);
  });

  test('Spanish articles are called as they are asked for', async () => {
    const lang = name === 'c' ? 'xp' : 'spa';
    const { body } = await server.ask('POST /news/list', { c_id: '5', lang });
    const rows = dig(body, 'message', 'list') as readonly { id: number; lang: string }[];
    expect(rows.map((row) => row.lang).filter((one) => one !== lang)).toEqual([]);
    expect(rows.length > 0).toBe(name !== 'a');
    const id = String(rows[0]?.id ?? '');
    if (id !== '')
      expect(dig((await server.ask('POST /news/detail', { id, lang })).body, 'message', 'lang')).toBe(lang);
  });

  test('bills of the account for insurance are none, and no refusal', async () => {
    const { body } = await server.ask('POST /wallet/legal_log', { type: '5', page: '1', limit: '10' });
    expect(dig(body, 'type')).toBe('ok');
    if (name !== 'a') expect([dig(body, 'message', 'list'), dig(body, 'message', 'count')]).toEqual([[], 0]);
  });

  test('a voucher may be named by the whole address of its picture', async () => {
    const account = `https://pictures.example.com${await keptPicture(server)}`;
    const type = name === 'a' ? '11' : '0';
    const { body } = await server.ask('POST /wallet/charge_req', { currency: '3', amount: '100', type, account });
    expect(dig(body, 'type')).toBe('ok');
  });
});
