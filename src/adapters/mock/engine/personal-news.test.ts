import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../core/i18n/languages.ts';
import { dig, startWorld, type TestWorld } from './test-worlds/test-world.ts';

const titlesOf = async (world: TestWorld, token: string, lang = 'en'): Promise<readonly unknown[]> => {
  const { message } = await world.call('GET /mailMessage/getList', { lang }, token);
  return Array.isArray(message) ? message.map((row: unknown) => dig(row, 'title')) : [];
};

describe('A18 the backend writes to a person by itself', () => {
  test('A18 the demo person has the messages of the seeded past, newest first, and each once', async () => {
    const world = await startWorld({ hasPast: true });
    const token = await world.signIn('demo@tandem.test');
    const titles = await titlesOf(world, token);
    for (const title of ['Deposit credited', 'Deposit refused', 'Withdrawal sent', 'Withdrawal refused', 'Loan repaid'])
      expect(titles).toContain(title);
    const { message } = await world.call('GET /mailMessage/getList', {}, token);
    const rows = Array.isArray(message) ? message : [];
    const ids = rows.map((row: unknown) => dig(row, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    const times = rows.map((row: unknown) => String(dig(row, 'create_time')));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('A18 the past is read; what happens now is new, is read once and stays read, and nobody else has it', async () => {
    const world = await startWorld({ hasPast: true });
    const demo = await world.signIn('demo@tandem.test');
    expect((await world.call('GET /mailMessage/getCount', {}, demo)).message).toBe(0);
    const token = await world.signIn('overdue@tandem.test');
    expect(await titlesOf(world, token)).toEqual(['Loan overdue', 'Loan paid out']);
    expect((await world.call('GET /mailMessage/getCount', {}, token)).message).toBe(2);
    const list = await world.call('GET /mailMessage/getList', {}, token);
    const id = String(dig(list.message, 0, 'id'));
    expect((await world.call('GET /mailMessage/detail', { id }, token)).type).toBe('ok');
    expect((await world.call('GET /mailMessage/getCount', {}, token)).message).toBe(1);
    expect((await world.call('GET /mailMessage/detail', { id }, demo)).type).toBe('error');
  });

  test.each([
    ['en', '500,000 USDT'],
    ['ru', '500 000 USDT'],
    ['spa', '500.000 USDT'],
  ])('T8 the sums of a message are written as the language writes them: %s', async (lang, sum) => {
    const world = await startWorld({ hasPast: true });
    const token = await world.signIn('overdue@tandem.test');
    const list = await world.call('GET /mailMessage/getList', { lang }, token);
    expect(String(dig(list.message, 1, 'abstract')).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sum);
  });

  test.each(languageCodes)('A18 the messages are in the language of the reader: %s', async (lang) => {
    const world = await startWorld({ hasPast: true });
    const token = await world.signIn('demo@tandem.test');
    const titles = await titlesOf(world, token, lang);
    expect(titles.length).toBeGreaterThan(5);
    if (lang !== 'en') expect(titles).not.toContain('Deposit credited');
  });
});
