// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askForPairs, takeAhead } from './compose-ask-ahead.ts';

const list = '{"type":"ok","message":[]}';
const date = 'Sat, 03 Jan 2026 10:00:00 GMT';
const config = (text: string, status = 200): Promise<Response> => Promise.resolve(new Response(text, { status }));
const address = (path: string): string => new URL(path, window.location.href).href;

/** Answers every question with the list, and keeps what was asked. */
function listen(): { readonly asked: Request[] } {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve(new Response(list, { headers: { date } }));
  });
  return { asked };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('askForPairs', () => {
  test('askForPairs: the answer is handed to the same question, once, without its date', async () => {
    const { asked } = listen();
    await askForPairs(config('{"apiBase":"/wire/"}'), { language: 'ru', token: 'secret' });
    expect(asked.map(({ url }) => url)).toEqual([address('/wire/currency/quotation_new?lang=ru')]);
    const question = new Request(address('/wire/currency/quotation_new?lang=ru'), {
      headers: { Authorization: 'secret' },
    });
    const answer = await takeAhead(question);
    expect(await answer?.text()).toBe(list);
    expect(answer?.headers.get('date')).toBeNull();
    expect(takeAhead(question)).toBeUndefined();
  });

  test('askForPairs: another person, language or method asks for itself', async () => {
    listen();
    const path = address('/api/currency/quotation_new?lang=en');
    await askForPairs(config('', 404), { language: 'en', token: undefined });
    expect(takeAhead(address('/api/currency/quotation_new?lang=ru'))).toBeUndefined();
    expect(takeAhead(path, { method: 'POST' })).toBeUndefined();
    expect(takeAhead(path, { headers: { Authorization: 'another' } })).toBeUndefined();
  });

  test.each([
    ['{}', 'same-origin'],
    ['{"credentials":"include"}', 'include'],
  ])('W10 askForPairs: %s sends cookies as the other calls do', async (file, credentials) => {
    const { asked } = listen();
    await askForPairs(config(file), { language: 'en', token: undefined });
    expect(asked.map((request) => [request.credentials, request.headers.get('accept')])).toEqual([
      [credentials, 'application/json'],
    ]);
  });

  test.each([
    '//elsewhere.example/api',
    '/\\elsewhere.example/api',
    '/\t/elsewhere.example/api',
    'https://person:secret@elsewhere.example/api',
    'https://elsewhere.example/api?x=',
    'http://elsewhere.example/api',
    'javascript:alert(1)',
  ])('R9 askForPairs: %j sends nothing anywhere', async (apiBase) => {
    const { asked } = listen();
    await askForPairs(config(JSON.stringify({ apiBase })), { language: 'en', token: 'secret' });
    expect(asked).toEqual([]);
  });

  test('R9 R1 askForPairs: it follows no redirect, and takes nothing that the browser has kept', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response(list));
    vi.stubGlobal('fetch', asked);
    await askForPairs(config('{}'), { language: 'en', token: 'secret' });
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ redirect: 'error', cache: 'no-store' }),
    );
  });

  test('askForPairs: an answer of more than five seconds ago is of no use', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    listen();
    await askForPairs(config('{}'), { language: 'en', token: undefined });
    vi.advanceTimersByTime(5_001);
    expect(takeAhead(address('/api/currency/quotation_new?lang=en'))).toBeUndefined();
  });

  test('askForPairs: a question that got no answer is asked again', async () => {
    const { asked } = listen();
    const works = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await askForPairs(config('{}'), { language: 'en', token: undefined });
    vi.stubGlobal('fetch', works);
    const answer = await takeAhead(address('/api/currency/quotation_new?lang=en'));
    expect(await answer?.text()).toBe(list);
    expect(asked).toHaveLength(1);
  });

  test.each(['{"apiBase":"ftp://elsewhere"}', '{"apiBase":7}'])(
    'askForPairs: %s is left to the reader of the configuration',
    async (text) => {
      const { asked } = listen();
      await askForPairs(config(text), { language: 'en', token: undefined });
      expect(asked).toEqual([]);
    },
  );
});
