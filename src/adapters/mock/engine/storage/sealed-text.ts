import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const sealBytes = 8;

const sealOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, sealBytes));

/**
 * The text with a checksum of its every byte: `<16 hexadecimal digits> <text>`. Without line breaks if the text has
 * none.
 */
export const seal = (text: string): string => `${sealOf(text)} ${text}`;

/** The text of a sealed record; undefined when it is incomplete, changed, or unsealed. */
export function unseal(record: string): string | undefined {
  const text = record.slice(2 * sealBytes + 1);
  return record === seal(text) ? text : undefined;
}
