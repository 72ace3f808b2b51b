import { createHash } from 'node:crypto';
import type { FileList } from '../../src/app/offline/file-list.ts';

/** As much of the browser's caches as the program uses. */
export class Copies {
  readonly kept = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const copies = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, copies);
    return {
      match: async (address: string) => copies.get(address)?.clone(),
      put: async (address: string, answer: Response) => void copies.set(address, answer),
      keys: async () => [...copies.keys()].map((address) => new Request(address)),
    } as unknown as Cache;
  }
  async keys() {
    return [...this.kept.keys()];
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
}

export const answerOf = (text: string, type = 'text/javascript'): Response =>
  new Response(text, { headers: { 'content-type': type } });

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const digests = (texts: Readonly<Record<string, string>>): FileList['files'] =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, digestOf(text)]));
/** A version whose files are these texts. */
export const listOf = (
  name: string,
  files: Readonly<Record<string, string>>,
  later: Readonly<Record<string, string>> = {},
): FileList => ({ version: name, files: digests(files), later: digests(later) });
