import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoPolicy } from '../../../../../scripts/page-policy.mjs';

interface Rules {
  readonly createHTML?: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>();
const created = (): readonly string[] => createPolicy.mock.calls.map(([name]) => name);

beforeEach(() => {
  createPolicy.mockReset().mockImplementation((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubEnv('DEV', false);
});
afterEach(() => vi.unstubAllEnvs());

/** The policy is chosen first; elements of this page are none of a browser, and may be refused after that. */
const attempt = (clean: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(clean)
    .catch(() => undefined);

test('R10 HTML of the server is cleaned without a policy of Trusted Types, which the library would create by itself', async () => {
  const { sanitise } = await import('./sanitise.ts');
  await attempt(() => sanitise('<p onclick="go()">Hi <b>you</b></p>'));
  expect(created()).toEqual([]);
  const { default: purifier } = await import('dompurify');
  await attempt(() => purifier.sanitize('<p>Hi</p>'));
  expect(created()).toEqual(['dompurify']);
});

test('R10 the only policy that is created is the one that the page allows, once, and it makes no HTML', async () => {
  const { workerAddress } = await import('../../../../core/config/worker-address.ts');
  const own = new URL('service-worker.js', document.baseURI).href;
  expect([workerAddress(own), workerAddress(own)]).toEqual([own, own]);
  expect(() => workerAddress('https://elsewhere.test/service-worker.js')).toThrow(TypeError);
  expect(demoPolicy()).toContain(`trusted-types ${created().join(' ')}`);
  expect(created()).toHaveLength(1);
  expect(createPolicy.mock.calls[0]?.[1].createHTML).toBeUndefined();
});
