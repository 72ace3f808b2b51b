import { expect, test } from 'vitest';
import { readRequestRules } from '../../../../../../scripts/generate-request-rules.mjs';
import { checkFields } from './request-rule.ts';
import { requestRules } from './request-rules.gen.ts';

test('requestRules: are what api-spec says', () => {
  expect(requestRules).toEqual(readRequestRules());
});

const rule = {
  access: 'open',
  fields: {
    id: { kind: 'integer', required: true, minimum: 1 },
    amount: { kind: 'text', pattern: '^\\d+(\\.\\d+)?$' },
    side: { kind: 'integer', values: ['1', '2'] },
  },
} as const;

test.each([
  [{}, undefined],
  [{ id: 'x' }, undefined],
  [{ id: '0' }, undefined],
  [{ id: '1e3' }, undefined],
  [{ id: '1', amount: '-2' }, undefined],
  [{ id: '1', side: '3' }, undefined],
  [
    { id: '1', amount: '2.5', side: '2', user_id: '7' },
    { id: '1', amount: '2.5', side: '2' },
  ],
])('checkFields: %j becomes %j', (given, checked) => {
  expect(checkFields(rule, given)).toEqual(checked);
});

test.each(['POST /lever/close', 'POST /monilever/close'])(
  'E33: %s takes the number of a position and no size: no part of one can be closed, and none is offered',
  (operation) => {
    expect(Object.keys(requestRules[operation]?.fields ?? {})).toEqual(['id', 'lang']);
  },
);
