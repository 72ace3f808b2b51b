import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { sampleJpeg } from '../support/sample-pictures.ts';
import type { AskedServer } from './asking.ts';

export const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const tron = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** The text that a call is refused with; undefined where it is taken. */
export async function refusalOf(
  server: AskedServer,
  operation: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { body } = await server.ask(operation, fields);
  return dig(body, 'type') === 'ok' ? undefined : dig(body, 'message');
}

export interface PairRow {
  readonly [name: string]: unknown;
}

/** Pairs of a block that is found by its name. */
export async function pairsOf(server: AskedServer, quote: string): Promise<readonly PairRow[]> {
  const blocks = dig((await server.visit('GET /currency/quotation_new')).body, 'message') as readonly PairRow[];
  return blocks.find(({ name }) => name === quote)?.['quotation'] as readonly PairRow[];
}

/** The number of a pair against USDT. */
export async function matchOf(server: AskedServer, base: string): Promise<string> {
  const pair = (await pairsOf(server, 'USDT')).find(({ currency_name: name }) => name === base);
  return String(pair?.['id']);
}

/** Sends a picture and answers its address. */
export async function keptPicture(server: AskedServer): Promise<string> {
  return String(dig((await server.upload(Uint8Array.from(sampleJpeg))).body, 'message'));
}
