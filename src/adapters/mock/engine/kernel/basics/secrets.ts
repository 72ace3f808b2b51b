import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Unpredictable bytes. */
export type RandomBytes = (length: number) => Uint8Array;

// Low, because a phone computes it; steps of 10 ms keep the page responsive.
const cost = { N: 4096, r: 8, p: 1, dkLen: 32 };

/** `scrypt$N$r$p$salt$hash`, numbers decimal, salt and hash hexadecimal. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const hash = await scryptAsync(utf8ToBytes(password), salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join('$');
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [kind, n = '', r = '', p = '', salt = '', expected = ''] = stored.split('$');
  if (kind !== 'scrypt') return false;
  const size = {
    N: Number.parseInt(n, 10),
    r: Number.parseInt(r, 10),
    p: Number.parseInt(p, 10),
    dkLen: expected.length / 2,
  };
  const actual = bytesToHex(await scryptAsync(utf8ToBytes(password), hexToBytes(salt), size));
  return sameText(actual, expected);
}

/** Constant-time comparison. */
function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}

/** 32 hexadecimal characters. */
export const newToken = (random: RandomBytes): string => bytesToHex(random(16));
/** The stored form of a token: reading the storage does not reveal a usable token. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
