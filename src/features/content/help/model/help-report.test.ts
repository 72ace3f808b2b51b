import { expect, test } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { redacted } from '../../../../core/errors/redacted.ts';
import { helpReport, wordsOfFailure } from './help-report.ts';

test.each([
  ['Sent to ann@example.test', 'Sent to [mail]'],
  ['Token 0123456789abcdef0123456789abcdef', 'Token [secret]'],
  ['To 0x52908400098527886E0F7030069857D2E4169EE7', 'To [secret]'],
  ['To TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'To [secret]'],
  ['Call +49 170 1234567', 'Call [number]'],
  ['You have 1,234.50 USDT', 'You have # USDT'],
  ['Order cancelled', 'Order cancelled'],
])('MS2 redacted: "%s" becomes "%s"', (text, expected) => expect(redacted(text, false)).toBe(expected));

test('MS2 redacted: amounts stay where they are wanted, secrets never', () => {
  expect(redacted('12.5 USDT for ann@example.test', true)).toBe('12.5 USDT for [mail]');
});

test('MS2 helpReport: time, mode, pages and what was said, newest first', () => {
  const at = Date.UTC(2026, 0, 2, 3, 4, 5);
  const said = { account: 'live', kind: 'problem' };
  const report = helpReport(
    {
      version: '1.0.0',
      build: 'a1b2c3d4e5',
      server: 'network',
      account: 'practice',
      language: 'ru',
      at,
      pages: ['/pages/kefu/index', '/pages/fund/withdraw'],
      about: wordsOfFailure(new AppError('server', 'Balance 5.25 too small for ann@example.test')),
      messages: [
        { ...said, at: at - 2000, text: 'older' },
        { ...said, at: at - 1000, text: 'Balance 5.25 too small' },
      ],
    },
    false,
  );
  expect(report.split('\n')).toEqual([
    'time: 2026-01-02T03:04:05.000Z',
    'version: 1.0.0 (a1b2c3d4e5)',
    'server: network',
    'account: practice',
    'language: ru',
    'pages: /pages/kefu/index < /pages/fund/withdraw',
    'about: server: Balance # too small for [mail]',
    'messages:',
    '  2026-01-02T03:04:04.000Z live problem: Balance # too small',
    '  2026-01-02T03:04:03.000Z live problem: older',
  ]);
});

test.each([
  [new AppError('server', 'Too late'), { kind: 'server', text: 'Too late' }],
  [
    new AppError('no-answer', 'no answer came', { detail: 'GET /coin/list: ERR_NETWORK' }),
    { kind: 'no-answer', text: 'GET /coin/list: ERR_NETWORK' },
  ],
  [
    new AppError('bad-status', 'not ok', { detail: 'GET /menu', status: 502 }),
    { kind: 'bad-status 502', text: 'GET /menu' },
  ],
  [new TypeError('x is undefined'), { kind: 'mistake', text: 'TypeError: x is undefined' }],
])('MS2 wordsOfFailure: %s', (failure, words) => expect(wordsOfFailure(failure)).toEqual(words));
