import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError, leavesOutcomeUnknown } from '../../../core/errors/app-error.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { openEnvelope } from './envelope.ts';
import { openUploadAnswer, uploadLanguage } from './upload.ts';
import { readWireJson } from './wire-json.ts';
import { tries } from '../../../../tests/support/breadth.ts';

const open = (body: string, status = 200): WireValue => openEnvelope({ operation: 'POST /coin/trade', status, body });

function failure(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

describe('readWireJson', () => {
  test('readWireJson: every number is the text that stood there', () => {
    expect(readWireJson('[0.12345678901234567890, 9007199254740993, 1.50, -1.0e-5, 1E400]')).toEqual([
      '0.12345678901234567890',
      '9007199254740993',
      '1.50',
      '-1.0e-5',
      '1E400',
    ]);
  });

  test('readWireJson: a mark at the start, repeated keys and a key named __proto__ are survived', () => {
    expect(readWireJson('\ufeff{"a":1,"a":2}')).toEqual({ a: '2' });
    const odd = readWireJson('{"__proto__":{"type":"ok"}}');
    expect(Object.keys(odd ?? {})).toEqual(['__proto__']);
    expect(failure(() => open('{"__proto__":{"type":"ok"}}')).kind).toBe('unexpected-shape');
  });
});

describe('openEnvelope: success', () => {
  test.each<[string, string, WireValue]>([
    ['payload in message', '{"type":"ok","message":{"id":42}}', { id: '42' }],
    ['text as payload', '{"type":"ok","message":"token"}', 'token'],
    ['null as payload', '{"type":"ok","message":null}', null],
    ['an empty message', '{"type":"ok","message":""}', ''],
    ['no message at all', '{"type":"ok"}', null],
    ['code 1', '{"code":1,"message":[1]}', ['1']],
    ['code 1 as text', '{"code":"1","message":[]}', []],
    ['candles', '{"code":1,"msg":"success","data":[{"time":1700000040000}]}', [{ time: '1700000040000' }]],
    ['candles of an unknown symbol', '{"code":1,"msg":"","data":null}', null],
    ['data behind an empty message', '{"type":"ok","message":"","data":[]}', []],
    ['data behind a text', '{"type":"ok","message":"done","data":{"id":1}}', { id: '1' }],
    ['an empty list behind a text', '{"type":"ok","message":"success","data":[]}', []],
    ['an empty object behind a text', '{"type":"ok","message":"token","data":{}}', 'token'],
    ['null behind a text', '{"type":"ok","message":"token","data":null}', 'token'],
    ['a text behind a text', '{"type":"ok","message":"token","data":"x"}', 'token'],
    ['message that is no text wins over data', '{"type":"ok","message":[1],"data":{"id":1}}', ['1']],
    ['more keys', '{"type":"ok","message":"a","url":"https://x"}', 'a'],
  ])('openEnvelope: %s', (_, body, payload) => {
    expect(open(body)).toEqual(payload);
  });
});

describe('openEnvelope: refusals', () => {
  test.each([
    ['{"type":"error","message":"Parameter error"}', 'server', 'Parameter error'],
    ['{"type":"error","message":""}', 'server', ''],
    ['{"type":"error","message":null}', 'server', ''],
    ['{"type":"error","message":{"email":["is taken"]}}', 'server', 'is taken'],
    ['{"type":"999","message":"please sign in"}', 'session-expired', 'please sign in'],
    ['{"type":999,"message":"please sign in"}', 'session-expired', 'please sign in'],
    ['{"type":"998","message":"verify"}', 'verification-required', 'verify'],
    ['{"type":"fail","message":"a"}', 'server', 'a'],
  ])('openEnvelope: %s is %s with the text of the server', (body, kind, message) => {
    const error = failure(() => open(body));
    expect([error.kind, error.message]).toEqual([kind, message]);
  });

  test.each([
    ['{"code":-1,"msg":"unknown symbol","data":[]}', 'server', 'unknown symbol'],
    ['{"code":-1,"message":"","msg":"unknown symbol"}', 'server', 'unknown symbol'],
    ['{"code":0}', 'server', ''],
    ['{"code":500,"msg":"fault"}', 'unexpected-shape', 'fault'],
  ])('openEnvelope: the candle call has a code alone: %s is %s', (body, kind, message) => {
    const answer = { operation: 'GET /currency/new_timeshar', status: 200, body };
    const error = failure(() => openEnvelope(answer));
    expect([error.kind, error.message]).toEqual([kind, message]);
  });

  test.each([
    '{"code":500,"msg":"fault"}',
    '{"type":"error","code":502,"message":"fault"}',
    '{"code":-1,"msg":"fault"}',
    '{"message":"fault"}',
    '{"type":null,"message":"fault"}',
    '{"type":"","message":"fault"}',
    '{"type":{},"message":"fault"}',
    '{"type":["error"],"message":"fault"}',
    '{"type":true,"message":"fault"}',
    '{"type":"OK","message":"fault"}',
  ])('R7 openEnvelope: %s says that something went wrong, not that nothing happened', (body) => {
    const error = failure(() => open(body));
    expect([error.kind, error.message]).toEqual(['unexpected-shape', 'fault']);
    expect(leavesOutcomeUnknown(error)).toBe(true);
  });

  test('switch 60 openEnvelope: 997 asks for a bank card, in the words of the server; another refusal for nothing', () => {
    expect(failure(() => open('{"type":"997","message":"save a card"}'))).toMatchObject({
      kind: 'server',
      message: 'save a card',
      needsCard: true,
    });
    expect(failure(() => open('{"type":"error","message":"no"}')).needsCard).toBe(false);
  });

  test.each(['', '<html><body>502</body></html>', 'null', '[]', '"ok"', '1', '{}', '{"type":"ok"', '['.repeat(50_000)])(
    'openEnvelope: no envelope is an unexpected shape: %.20s',
    (body) => {
      const error = failure(() => open(body));
      expect([error.kind, error.detail]).toEqual(['unexpected-shape', 'POST /coin/trade']);
    },
  );

  test.each([204, 301, 404, 429, 500, 502])('openEnvelope: status %i fails whatever the body says', (status) => {
    const error = failure(() => open('{"type":"ok","message":1}', status));
    expect([error.kind, error.status]).toEqual(['bad-status', status]);
  });

  test('openEnvelope: nothing but AppError is ever thrown, and no number ever gets through', () => {
    const withoutNumbers = (value: WireValue): boolean =>
      typeof value !== 'number' &&
      (typeof value !== 'object' || value === null || Object.values(value).every(withoutNumbers));
    const key = fc.oneof(fc.constantFrom('type', 'message', 'msg', 'data', 'code'), fc.string());
    const value = fc.oneof(fc.constantFrom('ok', '999', '998', '997', 'error', 1, -1), fc.jsonValue());
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(key, value).map((answer) => JSON.stringify(answer)),
    );
    fc.assert(
      fc.property(body, fc.constantFrom(200, 200, 200, 500), (text, status) => {
        try {
          expect(withoutNumbers(open(text, status))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: tries(2_000, 400) },
    );
  });
});

describe('openUploadAnswer', () => {
  const openUpload = (body: string): string => openUploadAnswer({ operation: 'POST /upload', status: 200, body });

  test('openUploadAnswer: whitespace anywhere goes, percent signs are decoded', () => {
    expect(openUpload(' {"type":"ok",\n "message":"/upload/1 2\t3.png"}\r\n')).toBe('/upload/123.png');
    expect(openUpload(encodeURIComponent('{"type":"ok","message":"/upload/a.png"}'))).toBe('/upload/a.png');
    expect(openUpload('{"type":"ok","message":"%2Fupload%2Fa.png"}')).toBe('/upload/a.png');
  });

  test('openUploadAnswer: a bare percent sign does not break it', () => {
    expect(openUpload('{"type":"ok","message":"/upload/100%.png"}')).toBe('/upload/100%.png');
  });

  test('openUploadAnswer: a refusal keeps the spaces of its text', () => {
    const error = failure(() => openUpload('\n{"type":"error","message":"file too large"}'));
    expect([error.kind, error.message]).toEqual(['server', 'file too large']);
  });

  test.each(['{"type":"ok","message":""}', '{"type":"ok","message":{"a":1}}', '<html>'])(
    'openUploadAnswer: no reference in %s',
    (body) => {
      expect(failure(() => openUpload(body)).kind).toBe('unexpected-shape');
    },
  );

  test('openUploadAnswer: nothing but AppError is ever thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        try {
          expect(openUpload(body)).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });

  test.each([
    ['zh', 'zh-cn'],
    ['hk', 'zh-tw'],
    ['en', 'en'],
    ['jp', 'en'],
  ] as const)('uploadLanguage: %s is %s', (language, header) => {
    expect(uploadLanguage(language)).toBe(header);
  });
});
