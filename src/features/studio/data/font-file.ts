import { fontKindOf } from '../../../core/brand/font-data.ts';

/** A font as a `data:` address: its kind is what it begins with, as systems name these files differently. */
export async function addressOfFont(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:font/${fontKindOf(letters) ?? 'none'};base64,${btoa(letters)}`;
}
