import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/core/platform/http-transport.ts';
import { openEnvelope } from '../../src/adapters/wire/http/envelope.ts';
import { createQueryClient } from '../../src/core/query/query-client.ts';
import { answerOf } from '../../src/core/sending/answer.ts';

const operations: readonly Operation[] = [
  'POST /coin/trade',
  'POST /coin/revoke',
  'POST /lever/submit',
  'POST /lever/close',
  'POST /microtrade/submit',
];

describe.each(operations)('R1 %s', (operation) => {
  test.each([
    ['a page', '<!doctype html><html><body>Please wait…</body></html>'],
    ['half an answer', '{"type":"ok","mess'],
    ['half of a refusal', '{"type":"error","message":"Balance not enou'],
    ['nothing', ''],
  ])('%s with status 200 leaves the outcome unknown, and is looked up', async (_, body) => {
    const sent = (async () => openEnvelope({ operation, status: 200, body, retryAfter: undefined }))();
    expect(
      await answerOf(
        createQueryClient(() => undefined),
        sent,
      ),
    ).toEqual({ kind: 'no-answer', isAnswered: false });
  });
});
