import { generateKeyPairSync, sign } from 'node:crypto';

/** A length as short as it can be written: browsers refuse any other. */
function lengthOf({ length }: Uint8Array): readonly number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

/** One value of DER: what it is, how long, and its content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const whole = (value: number): Buffer => der(0x02, Buffer.from([value]));
const text = (tag: number, value: string): Buffer => der(tag, Buffer.from(value));
const name = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

/** ecdsa-with-SHA256 */
const algorithm = sequence(name('2a8648ce3d040302'));
/** commonName */
const localhost = sequence(der(0x31, sequence(name('550403'), text(0x0c, 'localhost'))));
const utcTime = (at: Date): Buffer => text(0x17, `${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`);
const dayMs = 86_400_000;

/** A certificate for `localhost` that no authority has signed, made anew for each run, so that no key is stored. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const version = der(0xa0, whole(2));
  const validity = sequence(utcTime(new Date(now - dayMs)), utcTime(new Date(now + dayMs)));
  const owner = publicKey.export({ type: 'spki', format: 'der' });
  const claim = sequence(version, whole(1), algorithm, localhost, validity, localhost, owner);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', claim, privateKey));
  const body = sequence(claim, algorithm, signature).toString('base64');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
