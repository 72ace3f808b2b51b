import { beforeEach, describe, expect, test } from 'vitest';
import { AxiosHttpTransport } from '../../src/adapters/wire/http/axios-http-transport.ts';
import { spokenLanguages } from '../../src/adapters/wire/http/spoken-languages.ts';
import { BrowserStorage } from '../../src/adapters/wire/platform/browser-storage.ts';
import { MeasuredServerClock } from '../../src/adapters/wire/platform/measured-server-clock.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import type { Operation } from '../../src/core/platform/http-transport.ts';
import { BusyIndicator } from '../../src/core/query/busy-indicator.ts';
import { staysOnDevice } from '../../src/core/session/what-stays.ts';
import { stoppedClock } from '../wire/stand-ins.ts';

interface Scene {
  readonly language?: LanguageCode;
  readonly family?: DialectName;
  /** Languages in which the server does not end in a fault. */
  readonly speaks?: readonly string[];
  readonly status?: number;
}

const card: Operation = 'POST /user/cash_info_international';
const saveCard: Operation = 'POST /user/cash_save_international';
const nothing = (): void => undefined;

let storage: BrowserStorage;
beforeEach(() => {
  storage = new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() });
});

/** A transport before a server of few languages, and the language of every question. */
function before({ language = 'ru', family = 'standard', speaks = ['en'], status = 500 }: Scene = {}) {
  const asked: string[] = [];
  const parts = { apiBase: '/api', storage, clock: stoppedClock, dialect: { name: () => family } };
  const transport = new AxiosHttpTransport({
    ...spokenLanguages(parts),
    apiBase: 'http://backend.test/api',
    fileHost: '',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const inBody = new URLSearchParams(await request.text()).get('lang');
      const lang = inBody ?? new URL(request.url).searchParams.get('lang') ?? '';
      asked.push(lang);
      if (!speaks.includes(lang)) return new Response('<!DOCTYPE html>', { status });
      return new Response('{"type":"ok","message":"done"}');
    },
    session: {
      state: () => ({ token: 'a1', userId: undefined, language }),
      watch: () => nothing,
      signIn: nothing,
      identify: nothing,
      signOut: nothing,
      chooseLanguage: nothing,
    },
    serverClock: new MeasuredServerClock(stoppedClock),
    busy: new BusyIndicator(stoppedClock),
    isOnline: () => true,
    elapsedMs: () => 0,
  });
  return { transport, asked };
}

describe('a server that lacks a language', () => {
  test('W22: a read that ends in 500 is asked again in English, and from then on in English at once', async () => {
    const { transport, asked } = before();
    await expect(transport.call(card)).resolves.toBe('done');
    expect(asked).toEqual(['ru', 'en']);
    await expect(transport.call(card)).resolves.toBe('done');
    expect(asked).toEqual(['ru', 'en', 'en']);
    // A visit later, too; another language is found out for itself.
    const later = before();
    await later.transport.call(card);
    const turkish = before({ language: 'turkish' });
    await turkish.transport.call(card);
    expect([later.asked, turkish.asked]).toEqual([['en'], ['turkish', 'en']]);
  });

  test('W22: what saves a card goes out as what read it was answered', async () => {
    const { transport, asked } = before();
    await transport.call(card);
    await transport.call(saveCard, { data: ['1'] });
    expect(asked).toEqual(['ru', 'en', 'en']);
  });

  test.each<Operation>([saveCard, 'POST /wallet/out', 'PUT /coin/trade', 'GET /coin/canceltrade', 'GET /user/logout'])(
    'W22: %s is never sent again',
    async (operation) => {
      const { transport, asked } = before();
      await expect(transport.call(operation)).rejects.toMatchObject({ status: 500 });
      expect(asked).toEqual(['ru']);
    },
  );

  test('W22: what fails in English too is not asked again, and tells the first failure', async () => {
    const { transport, asked } = before({ speaks: [] });
    await expect(transport.call('GET /follow/index')).rejects.toMatchObject({ status: 500 });
    await expect(transport.call('GET /follow/index')).rejects.toMatchObject({ status: 500 });
    expect(asked).toEqual(['ru', 'en', 'ru']);
    expect(storage.read('english./api')).toBeUndefined();
  });

  test.each<Scene>([{ language: 'en', speaks: [] }, { status: 404 }, { status: 502 }, { speaks: ['ru'] }])(
    'W22: %o asks once',
    async (scene) => {
      const { transport, asked } = before(scene);
      await transport.call(card).catch(nothing);
      expect(asked).toHaveLength(1);
    },
  );

  test('W22: a family that is known to lack the language is asked in English alone', async () => {
    const { transport, asked } = before({ family: 'b' });
    await transport.call(card);
    expect(asked).toEqual(['en']);
  });

  test('W22: what was found tells what the person has used, so it goes with the session', () => {
    expect(staysOnDevice('english./api')).toBe(false);
  });
});
