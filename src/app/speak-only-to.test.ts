// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hostsOf } from '../../scripts/page-policy.mjs';
import { parseRuntimeConfig } from '../core/config/runtime-config.ts';
import { hostsIn, speakOnlyTo } from './speak-only-to.ts';

const files = [
  {},
  { apiBase: 'https://api.example.com/v1' },
  {
    apiBase: 'https://api.example.com:8443',
    ratesUrl: 'https://rates.example.com/rates.json?base=USD',
    realtime: { url: 'https://push.example.com/stream' },
  },
  { apiBase: '/api', realtime: { url: 'https://api.example.com' }, ratesUrl: 'https://api.example.com/rates' },
];

test.each(files)('R9, R10 hostsIn: of %j the page and the server of its header name the same hosts', (file) => {
  expect(hostsIn(parseRuntimeConfig(file))).toEqual(hostsOf(file));
});

test('R9 speakOnlyTo: the page has one policy more, of the hosts of its configuration', () => {
  speakOnlyTo(parseRuntimeConfig(files[2]));
  const [policy] = document.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toBe(
    "connect-src 'self' https://api.example.com:8443 https://rates.example.com https://push.example.com wss://push.example.com",
  );
});
