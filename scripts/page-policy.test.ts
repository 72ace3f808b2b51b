import { describe, expect, test } from 'vitest';
import {
  asHeader,
  demoPolicy,
  hashOf,
  hashesIn,
  hostsOf,
  livePolicy,
  oneFilePolicy,
  permissions,
  policyIn,
  serviceWorkerPolicy,
  workerPolicy,
} from './page-policy.mjs';

const part = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((line) => line.startsWith(`${name} `));

describe('page policies', () => {
  test.each([
    ['demo', demoPolicy()],
    ['live', livePolicy()],
    ['live, with its hosts', livePolicy({ hosts: ['https://api.example.com'] })],
    ['one file', oneFilePolicy({ scripts: ['go()'], styles: ['p{}'] })],
  ])('policy of %s: nothing inline, nothing evaluated, nothing embedded', (_, policy) => {
    expect(policy).not.toMatch(/unsafe-|\*/);
    for (const line of ["object-src 'none'", "base-uri 'none'", "form-action 'none'"]) expect(policy).toContain(line);
  });

  test.each([
    ['demo', demoPolicy(), 'tandem-worker'],
    ['live', livePolicy(), 'tandem-worker'],
    ['one file', oneFilePolicy({ scripts: ['go()'], styles: ['p{}'] }), 'tandem-worker'],
    ["the engine's worker", workerPolicy(), "'none'"],
    ['the service worker', serviceWorkerPolicy(), "'none'"],
  ])('R10 policy of %s: text becomes neither HTML nor script, and no policy may change that', (_, policy, made) => {
    expect(part(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(part(policy, 'trusted-types')).toBe(`trusted-types ${made}`);
  });

  test('demoPolicy, oneFilePolicy: they may connect to no host', () => {
    for (const policy of [demoPolicy(), oneFilePolicy({ scripts: [], styles: [] })])
      expect([part(policy, 'default-src'), part(policy, 'connect-src')]).toEqual([
        "default-src 'none'",
        "connect-src 'none'",
      ]);
  });

  test('oneFilePolicy: the script that stands in the page, by its hash', () => {
    // The example of the specification of Content Security Policy Level 2.
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    const policy = oneFilePolicy({ scripts: ["alert('Hello, world.');"], styles: [] });
    expect(part(policy, 'script-src')).toBe("script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  test('R2 demoPolicy, livePolicy: the script that stands in the page, by its hash, beside those of the host', () => {
    const scripts = [hashOf('go()')];
    for (const policy of [demoPolicy({ scripts }), livePolicy({ scripts })]) {
      expect(part(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('go()')}`);
      expect(hashesIn(policy)).toEqual(scripts);
    }
    expect(hashesIn(undefined)).toEqual([]);
  });

  test('hostsOf: every host of a configuration once, the realtime one on both ways; paths are the own host', () => {
    const config = {
      apiBase: 'https://api.example.com/v1',
      ratesUrl: 'https://api.example.com/rates.json',
      realtime: { url: 'https://push.example.com/stream' },
    };
    expect(hostsOf(config)).toEqual(['https://api.example.com', 'https://push.example.com', 'wss://push.example.com']);
    expect(hostsOf({ apiBase: '/api', realtime: { url: '' } })).toEqual([]);
    expect(part(livePolicy({ hosts: hostsOf(config) }), 'connect-src')).toBe(
      "connect-src 'self' https://api.example.com https://push.example.com wss://push.example.com",
    );
  });

  test('permissions: the camera and the authenticator of the page itself, and no other part of the device', () => {
    const granted = permissions()
      .split(', ')
      .filter((line) => !line.endsWith('=()'));
    expect(granted).toEqual([
      'camera=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
    expect(permissions()).toContain('geolocation=()');
  });

  test('policyIn, asHeader: the header is the page’s policy plus a ban on framing', () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">`;
    expect(asHeader(policyIn(page) ?? '')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(policyIn('<p>')).toBeUndefined();
  });
});
