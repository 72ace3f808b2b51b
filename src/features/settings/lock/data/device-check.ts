const challengeBytes = 32;
const timeoutMs = 60_000;
/** ECDSA on P-256 and RSA with SHA-256: what devices have. */
const algorithms = [-7, -257];
/** Of the flags in an answer: the device has looked who it is, by a finger, a face or its own code. */
const userVerified = 0x04;
const flagsAt = 32;

const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  globalThis.crypto.getRandomValues(new Uint8Array(length));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Whether this device can authenticate its owner. */
export async function canAskDevice(): Promise<boolean> {
  try {
    return (
      'PublicKeyCredential' in globalThis &&
      (await globalThis.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())
    );
  } catch {
    return false;
  }
}

/** Makes a key in the device and resolves with its name, to be kept here; undefined when the person or the device declines. */
export async function enrolDevice(label: string): Promise<string | undefined> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: randomBytes(challengeBytes),
    rp: { name: label },
    user: { id: randomBytes(16), name: label, displayName: label },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
    attestation: 'none',
    timeout: timeoutMs,
  };
  try {
    const made = await navigator.credentials.create({ publicKey });
    return made instanceof PublicKeyCredential ? textOf(made.rawId) : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge in the answer: a forged or repeated answer has another one. */
function challengeIn(clientData: ArrayBuffer): string | undefined {
  const read: unknown = JSON.parse(new TextDecoder().decode(clientData));
  if (typeof read !== 'object' || read === null || !('challenge' in read)) return undefined;
  return typeof read.challenge === 'string' ? read.challenge : undefined;
}

/**
 * Lets the device authenticate its owner. True on success. The answer stays on this device: it opens a curtain and
 * proves nothing to a server.
 */
export async function askDevice(id: string): Promise<boolean> {
  const challenge = randomBytes(challengeBytes);
  try {
    const answer = await navigator.credentials.get({
      publicKey: {
        challenge,
        allowCredentials: [{ type: 'public-key', id: bytesOf(id), transports: ['internal'] }],
        userVerification: 'required',
        timeout: timeoutMs,
      },
    });
    if (!(answer instanceof PublicKeyCredential) || textOf(answer.rawId) !== id) return false;
    const { response } = answer;
    if (!(response instanceof AuthenticatorAssertionResponse)) return false;
    const flags = new Uint8Array(response.authenticatorData)[flagsAt] ?? 0;
    return (flags & userVerified) !== 0 && challengeIn(response.clientDataJSON) === textOf(challenge.buffer);
  } catch {
    return false;
  }
}
