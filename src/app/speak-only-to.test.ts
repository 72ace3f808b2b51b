// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hostsOf } from '../../scripts/page-policy.mjs';
import { parseRuntimeConfig } from '../core/config/runtime-config.ts';
import { speakOnlyTo } from './speak-only-to.ts';

test.each([
  {},
  { apiBase: 'https://api.example.com/v1' },
  { apiBase: '/to/https://api.example.com' },
  {
    apiBase: 'https://api.example.com:8443',
    ratesUrl: 'https://rates.example.com/rates.json?base=USD&from=http://a.example',
    realtime: { url: 'https://push.example.com/stream' },
  },
  { observability: 'https://collector.example.com:4318/otlp/' },
  { apiBase: '/api', realtime: { url: 'https://api.example.com' }, ratesUrl: 'https://api.example.com/rates' },
])('R9, R10 speakOnlyTo: of %j the page names the same hosts as the header of its server', (file) => {
  document.head.replaceChildren();
  speakOnlyTo(parseRuntimeConfig(file));
  const [policy, ...others] = document.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  const [directive, ...sources] = policy?.getAttribute('content')?.trim().split(' ') ?? [];
  expect([directive, new Set(sources)]).toEqual(['connect-src', new Set(["'self'", ...hostsOf(file)])]);
  expect(others).toEqual([]);
});
