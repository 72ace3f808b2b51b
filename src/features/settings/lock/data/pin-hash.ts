/** The stored form of a PIN: enough to recognise it, and slow to guess. */
export interface PinHash {
  /** Hexadecimal. */
  readonly salt: string;
  readonly hash: string;
  /** Of PBKDF2 with SHA-256. */
  readonly rounds: number;
}

/** Half a second on a phone: a PIN has few digits, so each try has to cost something. */
const usualRounds = 600_000;
const saltBytes = 16;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** False where the browser keeps its cryptography to pages that came over https. */
export const canHashPins = (): boolean => 'subtle' in globalThis.crypto;

async function derive(pin: string, salt: string, rounds: number): Promise<string> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  return hexOf(new Uint8Array(await subtle.deriveBits(way, key, 256)));
}

/** With a new salt every time, so that the same PIN differs on two devices. */
export async function hashPin(pin: string, rounds: number = usualRounds): Promise<PinHash> {
  const salt = hexOf(globalThis.crypto.getRandomValues(new Uint8Array(saltBytes)));
  return { salt, rounds, hash: await derive(pin, salt, rounds) };
}

export const isPinOf = async (pin: string, { salt, hash, rounds }: PinHash): Promise<boolean> =>
  (await derive(pin, salt, rounds)) === hash;
