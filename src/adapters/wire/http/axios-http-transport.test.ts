import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Session, SessionState } from '../../../core/platform/session.ts';
import { BusyIndicator } from '../../../core/query/busy-indicator.ts';
import { MeasuredServerClock } from '../platform/measured-server-clock.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { AxiosHttpTransport, type HttpTransportOptions } from './axios-http-transport.ts';

const visitor: SessionState = { token: undefined, userId: undefined, language: 'hk' };

function sessionOf(state: SessionState): Session {
  const nothing = (): void => undefined;
  return {
    state: () => state,
    watch: () => nothing,
    signIn: nothing,
    identify: nothing,
    signOut: nothing,
    chooseLanguage: nothing,
  };
}

const okAnswer = async (): Promise<Response> =>
  new Response('{"type":"ok","message":{"price":0.12345678901234567890}}');

function start(answer: (request: Request) => Promise<Response>, options: Partial<HttpTransportOptions> = {}) {
  const requests: Request[] = [];
  let tellArrival = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    tellArrival = resolve;
  });
  const clock = new SystemClock();
  const busy = new BusyIndicator(clock);
  const serverClock = new MeasuredServerClock(clock);
  const transport = new AxiosHttpTransport({
    apiBase: 'http://backend.test/api',
    fileHost: '',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      tellArrival();
      return answer(request);
    },
    session: sessionOf(visitor),
    serverClock,
    busy,
    isOnline: () => true,
    elapsedMs: () => 0,
    ...options,
  });
  const sent = (): Request => {
    const [request] = requests;
    if (request === undefined) throw new Error('nothing was sent');
    return request;
  };
  return { transport, requests, sent, arrival, busy, serverClock };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => vi.useRealTimers());

describe('AxiosHttpTransport: requests', () => {
  test('call: GET carries fields and lang in the query and no body', async () => {
    const { transport, sent } = start(okAnswer);
    await expect(
      transport.call('GET /currency/new_timeshar', {
        symbol: 'BTC/USDT',
        period: '',
        to: undefined,
      }),
    ).resolves.toEqual({
      price: '0.12345678901234567890',
    });
    expect(sent().url).toBe('http://backend.test/api/currency/new_timeshar?symbol=BTC%2FUSDT&lang=hk');
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test.each(['POST', 'PUT'] as const)('call: %s carries a form with lang, and the bare token', async (method) => {
    const { transport, sent } = start(okAnswer, {
      session: sessionOf({ ...visitor, token: 'a1b2' }),
    });
    await transport.call(`${method} /coin/trade`, {
      amount: '1.50',
      note: null,
      data: ['7', '9'],
    });
    expect(sent().method).toBe(method);
    expect(sent().headers.get('authorization')).toBe('a1b2');
    expect(sent().headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await sent().text()).toBe('amount=1.50&data[0]=7&data[1]=9&lang=hk');
  });

  test('call: DELETE carries its fields in the query', async () => {
    const { transport, sent } = start(okAnswer);
    await transport.call('DELETE /thing', { id: '1' });
    expect([sent().method, sent().url]).toEqual(['DELETE', 'http://backend.test/api/thing?id=1&lang=hk']);
  });

  test('upload: one file, the language of uploads, the cleaned reference', async () => {
    const answer = async (): Promise<Response> => new Response('{"type":"ok", "message":"%2Fupload%2F1.png"}\n');
    const { transport, sent } = start(answer, {
      session: sessionOf({ ...visitor, token: 'a1b2' }),
    });
    await expect(transport.upload('POST /upload', new Blob(['x'], { type: 'image/png' }))).resolves.toBe(
      '/upload/1.png',
    );
    expect(sent().headers.get('accept-language')).toBe('zh-tw');
    expect(sent().headers.get('authorization')).toBe('a1b2');
    const form = await sent().formData();
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(form.get('lang')).toBe('hk');
  });

  test.each([
    ['image/png', 'picture.png'],
    ['image/jpeg', 'picture.jpg'],
  ])('W19 upload: a file of type %s goes out as %s, whose ending servers keep', async (type, name) => {
    const { transport, sent } = start(async () => new Response('{"type":"ok", "message":"/upload/1"}'));
    await transport.upload('POST /upload', new Blob(['x'], { type }));
    const file = (await sent().formData()).get('file');
    expect(file instanceof File ? file.name : undefined).toBe(name);
  });

  test.each([
    ['/upload/a.png', 'https://files.test/', 'https://files.test/upload/a.png'],
    ['upload/a.png', 'https://files.test', 'https://files.test/upload/a.png'],
    ['/upload/a.png', '', '/upload/a.png'],
    ['https://cdn.test/a.png', 'https://files.test', 'https://cdn.test/a.png'],
    ['//cdn.test/a.png', 'https://files.test', '//cdn.test/a.png'],
    ['data:image/png;base64,AA', 'https://files.test', 'data:image/png;base64,AA'],
    ['javascript:alert(1)', 'https://files.test', ''],
    ['', 'https://files.test', ''],
  ])('fileAddress: %s behind %s', (path, fileHost, address) => {
    expect(start(okAnswer, { fileHost }).transport.fileAddress(path)).toBe(address);
  });
});

describe('AxiosHttpTransport: failures', () => {
  test('call: without network nothing is sent', async () => {
    const { transport, requests } = start(okAnswer, { isOnline: () => false });
    expect(await failureOf(transport.call('POST /coin/trade'))).toMatchObject({ kind: 'offline' });
    expect(requests).toHaveLength(0);
  });

  test('R1 call: no answer comes from what the browser has kept, and none is kept', async () => {
    const { transport, sent } = start(okAnswer);
    await transport.call('GET /coin/list');
    expect(sent().cache).toBe('no-store');
  });

  test('R9 call: no redirect is followed', async () => {
    const { transport, sent } = start(okAnswer);
    await transport.call('POST /user/login', { password: 'secret' });
    expect(sent().redirect).toBe('error');
  });

  test('call: a connection that drops is no answer, is not repeated and names no token', async () => {
    const drop = async (): Promise<Response> => {
      throw new TypeError('Failed to fetch');
    };
    const { transport, requests } = start(drop, {
      session: sessionOf({ ...visitor, token: 'secret-token' }),
    });
    const error = await failureOf(transport.call('POST /coin/trade'));
    expect(error).toMatchObject({ kind: 'no-answer', cause: undefined });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(error) + String((error as AppError).stack)).not.toContain('secret-token');
  });

  test('call: gives up after 60 s even when the backend ignores the signal', async () => {
    const { transport, requests, arrival } = start(() => new Promise<Response>(() => undefined));
    await failureOf(start(okAnswer).transport.call('GET /menu'));
    vi.useFakeTimers();
    const failure = failureOf(transport.call('POST /coin/trade'));
    await arrival;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await failure).toMatchObject({ kind: 'no-answer' });
    expect(requests).toHaveLength(1);
  });

  test('call: an answer cut off in the middle is no answer', async () => {
    const cut = async (): Promise<Response> =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"type":"o'));
            controller.error(new TypeError('network error'));
          },
        }),
      );
    expect(await failureOf(start(cut).transport.call('POST /coin/trade'))).toMatchObject({
      kind: 'no-answer',
    });
  });

  test.each([
    ['old', false],
    ['new', true],
    [undefined, true],
  ])('call: a 999 for the token "old" while %s is signed in: of a past session %s', async (next, isOfPastSession) => {
    let state: SessionState = { ...visitor, token: 'old' };
    const session = { ...sessionOf(visitor), state: () => state };
    const expired = async (): Promise<Response> => {
      state = { ...visitor, token: next };
      return new Response('{"type":"999","message":"please sign in"}');
    };
    const error = await failureOf(start(expired, { session }).transport.call('GET /wallet'));
    expect(error).toMatchObject({ kind: 'session-expired', isOfPastSession });
    expect(JSON.stringify(error)).not.toContain('old');
  });

  test('call: HTML with status 500 is a bad status, with status 200 an unexpected shape', async () => {
    const html = (status: number) => async (): Promise<Response> =>
      new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
    expect(await failureOf(start(html(500)).transport.call('GET /menu'))).toMatchObject({
      kind: 'bad-status',
      status: 500,
    });
    expect(await failureOf(start(html(200)).transport.call('GET /menu'))).toMatchObject({
      kind: 'unexpected-shape',
    });
  });

  test.each([201, 202, 203, 206])(
    'R7 call: status %i is no refusal, whatever its words: it may be done, or done later',
    async (status) => {
      const answer = async (): Promise<Response> => new Response('{"type":"ok","message":"Success"}', { status });
      expect(await failureOf(start(answer).transport.call('POST /coin/trade'))).toMatchObject({
        kind: 'bad-status',
        status,
      });
    },
  );

  test('call: JSON declared as text/html is read', async () => {
    const answer = async (): Promise<Response> =>
      new Response('{"type":"ok","message":1}', { headers: { 'content-type': 'text/html' } });
    await expect(start(answer).transport.call('GET /menu')).resolves.toBe('1');
  });

  test('call: any body and status give a payload or an AppError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.constantFrom(200, 200, 400, 500), async (body, status) => {
        const error = await failureOf(start(async () => new Response(body, { status })).transport.call('GET /menu'));
        expect(error === undefined || error instanceof AppError).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('AxiosHttpTransport: what goes with a call', () => {
  test('call: the date of an answer feeds the server clock', async () => {
    const serverTime = new Date(Date.now() + 120_000).toUTCString();
    const { transport, serverClock } = start(
      async () => new Response('{"type":"ok","message":""}', { headers: { date: serverTime } }),
    );
    await transport.call('GET /menu');
    expect(serverClock.offsetMs()).toBeGreaterThan(119_000);
    expect(serverClock.offsetMs()).toBeLessThan(121_000);
  });

  test.each(['ok', 'drop'])('4.2 call: busy after 800 ms, and never after the end (%s)', async (end) => {
    await failureOf(start(okAnswer).transport.call('GET /menu'));
    vi.useFakeTimers();
    let finish: (response: Response) => void = () => undefined;
    let drop: (error: unknown) => void = () => undefined;
    const pending = new Promise<Response>((resolve, reject) => {
      finish = resolve;
      drop = reject;
    });
    const { transport, busy, arrival } = start(() => pending);
    const seen: boolean[] = [];
    busy.watch(() => seen.push(busy.isBusy()));
    const call = failureOf(transport.call('GET /menu'));
    await arrival;
    await vi.advanceTimersByTimeAsync(700);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual([true]);
    if (end === 'ok') finish(new Response('{"type":"ok","message":""}'));
    else drop(new TypeError('network'));
    await call;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([true, false]);
  });
});
