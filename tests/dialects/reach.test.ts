import { describe, expect, test } from 'vitest';
import { waysOf } from '../../src/adapters/wire/calls/calls.gen.ts';
import { askedServerOffer } from '../../src/adapters/wire/platform/asked-server-offer.ts';
import { BrowserStorage } from '../../src/adapters/wire/platform/browser-storage.ts';
import { StoredKnownCalls } from '../../src/adapters/wire/platform/stored-known-calls.ts';
import { asFound } from '../../src/core/config/found-products.ts';
import { parseRuntimeConfig } from '../../src/core/config/runtime-config.ts';
import { areaLists } from '../../src/features/shared/server/data/area-lists.gen.ts';
import { entryCalls } from '../../src/features/shared/server/data/entry-calls.ts';
import { AxiosHttpTransport, type HttpTransportOptions } from '../../src/adapters/wire/http/axios-http-transport.ts';
import { MeasuredServerClock } from '../../src/adapters/wire/platform/measured-server-clock.ts';
import { languageFor } from '../../src/core/domain/server/server-language.ts';
import { dialectNames, type DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { Operation } from '../../src/core/platform/http-transport.ts';
import { languageCodes, type LanguageCode } from '../../src/core/i18n/languages.ts';
import type { SessionState } from '../../src/core/platform/session.ts';
import { BusyIndicator } from '../../src/core/query/busy-indicator.ts';
import { stoppedClock } from '../wire/stand-ins.ts';

const visitor: SessionState = { token: undefined, userId: undefined, language: 'kor' };
const nothing = (): void => undefined;
const session = {
  state: () => visitor,
  watch: () => nothing,
  signIn: nothing,
  identify: nothing,
  signOut: nothing,
  chooseLanguage: nothing,
};
const fine = (): Response => new Response('{"type":"ok","message":"done"}');

/** A transport before a server that answers everything alike, and what it was asked. */
function before(answer: () => Response, options: Partial<HttpTransportOptions> = {}) {
  const asked: Request[] = [];
  const transport = new AxiosHttpTransport({
    apiBase: 'http://backend.test/api',
    fileHost: '',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
    session,
    serverClock: new MeasuredServerClock(stoppedClock),
    busy: new BusyIndicator(stoppedClock),
    isOnline: () => true,
    elapsedMs: () => 0,
    ...options,
  });
  return { transport, asked };
}

const failing = (status: number, body: string, headers: Record<string, string> = {}) =>
  before(() => new Response(body, { status, headers })).transport;

const withdraw: Operation = 'POST /wallet/out';
const page = '<!DOCTYPE html><title>403</title>';

describe('failures outside the envelope', () => {
  test('switch 26: every request asks for JSON, uploads too', async () => {
    const { transport, asked } = before(fine);
    await transport.call('GET /menu');
    await transport.call('POST /coin/trade');
    await transport.upload('POST /upload', new Blob(['x'], { type: 'image/png' }));
    expect(asked.map(({ headers }) => headers.get('accept'))).toEqual(Array(3).fill('application/json'));
  });

  test.each([
    [
      'a rule of an upload',
      422,
      '{"message":"The given data was invalid.","errors":{"file":["At most 2 MB."]}}',
      'At most 2 MB.',
    ],
    ['a text alone', 400, '{"message":"Not like this"}', 'Not like this'],
    ['an envelope', 400, '{"type":"error","message":"Parameter error"}', 'Parameter error'],
  ])('switch 26: %s is a refusal with its text', async (_what, status, body, message) => {
    await expect(failing(status, body).call(withdraw)).rejects.toMatchObject({ kind: 'server', message });
  });

  test('switch 26: an upload is refused with the text of its rule', async () => {
    const body = '{"message":"The given data was invalid.","errors":{"file":["At most 2 MB."]}}';
    await expect(failing(422, body).upload('POST /upload', new Blob(['x']))).rejects.toMatchObject({
      kind: 'server',
      message: 'At most 2 MB.',
    });
  });

  test.each([
    ['a page', 400, page],
    ['a page in JSON', 400, JSON.stringify({ message: page })],
    ['a fault, whatever it says', 500, '{"message":"SQLSTATE[HY000]","exception":"PDOException"}'],
    ['what the server may still process', 408, '{"message":"timeout"}'],
    ['R1 a request that was carried out before', 409, '{"type":"error","message":"carried out"}'],
    ['no body', 401, ''],
  ])('switch 26: %s is no text for the person, and its outcome stays unknown', async (_what, status, body) => {
    await expect(failing(status, body).call(withdraw)).rejects.toMatchObject({ kind: 'bad-status', status });
  });

  test.each([
    ['999', 401, 'session-expired'],
    ['999', 403, 'session-expired'],
    ['998', 403, 'verification-required'],
  ])('18B type %s besides HTTP %i is %s, with its text', async (type, status, kind) => {
    const body = JSON.stringify({ type, message: 'Please log in again.' });
    await expect(failing(status, body).call(withdraw)).rejects.toMatchObject({ kind, message: 'Please log in again.' });
  });

  test.each<Operation>(['POST /user/cash_info', 'POST /user/cash_save_international', withdraw])(
    'switch 74: 403 for %s is switched off by the operator',
    async (operation) => {
      await expect(failing(403, page).call(operation)).rejects.toMatchObject({ kind: 'switched-off' });
    },
  );

  test('switch 74: 403 for another call is not', async () => {
    await expect(failing(403, page).call('POST /coin/trade')).rejects.toMatchObject({ kind: 'bad-status' });
  });

  test.each([
    ['seconds', '42', 42_000],
    ['a moment', new Date(stoppedClock.now() + 60_000).toUTCString(), 60_000],
    ['nothing', '', undefined],
    ['a moment that has passed', 'Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ])('switch 62: 429 says how long to wait: %s', async (_what, header, waitMs) => {
    const { transport } = before(
      () => new Response('{"message":"Too Many Attempts."}', { status: 429, headers: { 'Retry-After': header } }),
    );
    await expect(transport.call('GET /lh/deposit/config')).rejects.toMatchObject({ kind: 'too-often', waitMs });
  });
});

test('switch 31: what is empty is left out of a body and of an address', async () => {
  const { transport, asked } = before(fine);
  await transport.call('POST /user/wallet/save', { address: '0x1', name: '', note: null, tag: undefined });
  await transport.call('GET /coin/list', { status: '', page: '1' });
  expect(await asked[0]?.text()).toBe('address=0x1&lang=kor');
  expect(asked[1]?.url).toBe('http://backend.test/api/coin/list?page=1&lang=kor');
});

test.each([
  [undefined, 'same-origin'],
  ['same-origin', 'same-origin'],
  ['include', 'include'],
] as const)('W10 switch 22: with credentials %s cookies go %s, on uploads as well', async (credentials, sent) => {
  const { transport, asked } = before(fine, { credentials });
  await transport.call('POST /user/check_email', { code: '123456' });
  await transport.upload('POST /upload', new Blob(['x']));
  expect(asked.map((request) => request.credentials)).toEqual([sent, sent]);
});

describe('languages', () => {
  const card: Operation = 'POST /user/cash_info_international';
  const articles: Operation = 'POST /news/list';

  test.each<[DialectName, Operation, LanguageCode, string]>([
    ['standard', card, 'ru', 'ru'],
    ['a', card, 'turkish', 'en'],
    ['d', card, 'ru', 'en'],
    ['d', card, 'kor', 'kor'],
    ['c', articles, 'spa', 'xp'],
    ['c', articles, 'fra', 'en'],
    ['a', articles, 'th', 'en'],
    ['b', articles, 'th', 'th'],
    ['c', 'POST /coin/trade', 'spa', 'spa'],
  ])('switch 56 W22: %s is asked %s for %s in %s', (family, operation, language, asked) => {
    expect(languageFor(family, operation, language).parameter).toBe(asked);
  });

  test('switch 56: Chinese, Japanese and English are had everywhere', () => {
    const everywhere: readonly LanguageCode[] = ['en', 'zh', 'hk', 'jp', 'kor'];
    const asked = dialectNames.flatMap((family) =>
      everywhere.map((language) => languageFor(family, articles, language).parameter),
    );
    expect(new Set(asked)).toEqual(new Set(everywhere));
  });

  test('switch 56: D reads the language of a header, in spelling of its own; other families get none', async () => {
    const headers = languageCodes.map((language) => languageFor('d', articles, language).header);
    expect(headers).toEqual(['en', 'zh', 'hk', 'th', 'jp', 'kr', 'fra', 'en', 'en', 'spa']);
    const others = dialectNames.filter((family) => family !== 'd');
    expect(others.map((family) => languageFor(family, articles, 'kor').header)).toEqual(others.map(() => undefined));
    const asking = async (family: DialectName) => {
      const { transport, asked } = before(fine, {
        languageFor: async (operation, language) => languageFor(family, operation, language),
      });
      await transport.call('GET /menu');
      return [asked[0]?.headers.get('lang'), new URL(asked[0]?.url ?? '').searchParams.get('lang')];
    };
    expect([await asking('d'), await asking('c')]).toEqual([
      ['kr', 'kor'],
      [null, 'kor'],
    ]);
  });
});

describe('what a server offers', () => {
  const lists: readonly Operation[] = ['GET /monicoin/list', 'GET /project'];

  /** A server that routes some paths, a device that keeps what was found, and a clock that is put forward by hand. */
  function findingOut(routed: readonly string[], answer = () => new Response('{"type":"999","message":"sign in"}')) {
    const asked: string[] = [];
    let now = stoppedClock.now();
    const clock = { ...stoppedClock, now: () => now };
    const storage = new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() });
    const known = new StoredKnownCalls({ apiBase: '/api', storage, clock });
    const { transport: http } = before(fine, {
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        const operation = `${method} ${new URL(url).pathname.replace('/api', '')}`;
        asked.push(operation);
        return routed.includes(operation) ? answer() : new Response(page, { status: 404 });
      },
    });
    const server: { family: DialectName } = { family: 'standard' };
    const dialect = { name: () => server.family };
    const offer = askedServerOffer({ apiBase: '/api', http, known, storage, clock, dialect });
    return { offer, known, asked, server, passDay: () => (now += 86_400_000) };
  }

  test('W6 findOut: what is answered with 404 is lacking, what asks for a session is there', async () => {
    const { offer, known, asked } = findingOut(['GET /getSiteConfig', 'GET /project']);
    expect(await offer.findOut(lists)).toBe(true);
    expect(lists.map((list) => known.isOffered(list))).toEqual([false, true]);
    expect(asked).toEqual(['GET /getSiteConfig', ...lists]);
  });

  test('W6 findOut: it is asked once a day, sooner on request, and each list once', async () => {
    const { offer, asked, passDay } = findingOut(['GET /getSiteConfig']);
    await offer.findOut([...lists, ...lists]);
    expect(await offer.findOut(lists)).toBe(false);
    expect(asked).toHaveLength(3);
    expect(await offer.findOut(lists, true)).toBe(true);
    passDay();
    expect(await offer.findOut(lists)).toBe(true);
    expect(asked).toHaveLength(9);
  });

  test('W6 findOut: a server that turns out to be of another family is asked anew', async () => {
    const { offer, asked, server } = findingOut(['GET /getSiteConfig']);
    await offer.findOut(lists);
    server.family = 'b';
    expect(await offer.findOut(lists)).toBe(true);
    expect(await offer.findOut(lists)).toBe(false);
    expect(asked).toHaveLength(6);
  });

  test('W6 findOut: a version of this program that has more lists asks anew', async () => {
    const { offer, asked } = findingOut(['GET /getSiteConfig']);
    await offer.findOut(['GET /project']);
    expect(await offer.findOut(lists)).toBe(true);
    expect(await offer.findOut(lists)).toBe(false);
    expect(asked).toHaveLength(5);
  });

  test('W6 findOut: a family that becomes known while the lists are read is no reason to read them twice', async () => {
    const { offer, asked, server } = findingOut(['GET /getSiteConfig']);
    const first = offer.findOut(lists);
    server.family = 'b';
    expect(await Promise.all([first, offer.findOut(lists)])).toEqual([true, false]);
    expect(asked).toHaveLength(3);
  });

  test('W6 findOut: where not even the server is there, nothing is lacking', async () => {
    const { offer, known, asked } = findingOut([]);
    expect(await offer.findOut(lists)).toBe(false);
    expect(lists.map((list) => known.isOffered(list))).toEqual([true, true]);
    expect(asked).toEqual(['GET /getSiteConfig']);
  });

  test.each([429, 500])('W6 findOut: status %i says nothing of a list', async (status) => {
    const routed = ['GET /getSiteConfig', ...lists];
    const state = { isFirst: true };
    const { offer, known } = findingOut(routed, () => {
      const answer = state.isFirst ? fine() : new Response(page, { status });
      state.isFirst = false;
      return answer;
    });
    expect(await offer.findOut(lists)).toBe(status === 500);
    expect(lists.map((list) => known.isOffered(list))).toEqual([true, true]);
  });

  test('switch 51: the call whose absence takes the deletion of addresses away is the one that the table names', () => {
    expect(waysOf.deleteAddress[0]).toBe('POST /user/wallet/del');
  });

  test('W6 findOut: no list that is asked for is a write, and each belongs to a call that we make', () => {
    const ways = new Set<string>(Object.values(waysOf).flat());
    const probed = [...areaLists.map(([, list]) => list), ...Object.values(entryCalls)];
    expect(probed.filter((list) => !ways.has(list) && !ways.has(list.replace('/moni', '/')))).toEqual([]);
    expect(probed.filter((list) => !list.startsWith('GET '))).toEqual([]);
  });
});

describe('what is found to be lacking', () => {
  test('W6 asFound: areas that the server lacks are off, those that the operator names stay', () => {
    const config = parseRuntimeConfig({ products: { borrowing: true, nft: false } });
    const { products } = asFound(config, 'simulated borrowing');
    expect(Object.entries(products).flatMap(([area, isOn]) => (isOn ? [] : [area]))).toEqual(['simulated', 'nft']);
    expect(asFound(config, '')).toBe(config);
  });

  test('W6 asFound: of a server that was not asked yet no area is off, and none that it is asked for is sure', () => {
    const config = parseRuntimeConfig({ products: { borrowing: true, nft: false } });
    const { products, sure } = asFound(config, undefined);
    expect(products).toEqual(config.products);
    expect(sure).toMatchObject({ spot: true, borrowing: true, nft: false, simulated: undefined, quiz: undefined });
  });
});
