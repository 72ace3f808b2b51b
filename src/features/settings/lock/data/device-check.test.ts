import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askDevice, canAskDevice, enrolDevice } from './device-check.ts';

class Response {
  readonly authenticatorData: ArrayBuffer;
  readonly clientDataJSON: ArrayBuffer;
  constructor(flags: number, challenge: string) {
    const data = new Uint8Array(37);
    data[32] = flags;
    this.authenticatorData = data.buffer;
    this.clientDataJSON = new TextEncoder().encode(JSON.stringify({ type: 'webauthn.get', challenge })).buffer;
  }
}
class Credential {
  static isUserVerifyingPlatformAuthenticatorAvailable = async (): Promise<boolean> => isThere;
  readonly rawId: ArrayBuffer;
  readonly response: Response;
  constructor(id: readonly number[], response: Response) {
    this.rawId = Uint8Array.from(id).buffer;
    this.response = response;
  }
}

let isThere = true;
const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
const id = [250, 251, 252, 1, 2];
const name = '-vv8AQI';
const questionOf = ({ publicKey }: CredentialRequestOptions): string => {
  const bytes = publicKey?.challenge;
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64url') : '';
};

beforeEach(() => {
  isThere = true;
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('AuthenticatorAssertionResponse', Response);
  vi.stubGlobal('navigator', { credentials: { create, get } });
  create.mockReset().mockResolvedValue(new Credential(id, new Response(0, '')));
  get.mockReset().mockImplementation(async (options) => new Credential(id, new Response(0x05, questionOf(options))));
});
afterEach(() => vi.unstubAllGlobals());

test('E18 canAskDevice: as the device says; without one, and over plain http, it is not asked', async () => {
  expect(await canAskDevice()).toBe(true);
  isThere = false;
  expect(await canAskDevice()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(await canAskDevice()).toBe(false);
});

test('E18 enrolDevice: asks the device itself to look who holds it, and keeps the name of the key', async () => {
  expect(await enrolDevice('Privacy screen')).toBe(name);
  expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
    attestation: 'none',
    user: { name: 'Privacy screen' },
  });
  create.mockRejectedValue(new Error('NotAllowedError'));
  expect(await enrolDevice('Privacy screen')).toBeUndefined();
});

test('E18 askDevice: true when the device has looked and answers this question with this key', async () => {
  expect(await askDevice(name)).toBe(true);
  expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ userVerification: 'required' });
});

test.each<[string, (options: CredentialRequestOptions) => Promise<unknown>]>([
  ['it did not look who it is', async (options) => new Credential(id, new Response(0x01, questionOf(options)))],
  ['it answers another question', async () => new Credential(id, new Response(0x05, 'b3RoZXI'))],
  ['it is another key', async (options) => new Credential([9], new Response(0x05, questionOf(options)))],
  ['it answers nothing', async () => null],
  ['the person declines', async () => Promise.reject(new Error('NotAllowedError'))],
])('E18 askDevice: false when %s', async (_why, answer) => {
  get.mockImplementation(answer);
  expect(await askDevice(name)).toBe(false);
});
