import { beforeEach, describe, expect, test } from 'vitest';
import { KeptFiles, type FileList } from './kept-files.ts';

const scope = 'https://demo.test/shown/';
const chunk = 'assets/frame-12345678.js';

/** As much of the browser's caches as the program uses. */
class Copies {
  readonly kept = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const copies = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, copies);
    return {
      match: async (address: string) => copies.get(address)?.clone(),
      put: async (address: string, answer: Response) => void copies.set(address, answer),
    } as unknown as Cache;
  }
  async keys() {
    return [...this.kept.keys()];
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
}

let copies: Copies;
let host: Map<string, () => Promise<Response>>;
let asked: string[];

const serve = (path: string, text: string): void => void host.set(scope + path, async () => new Response(text));

const version = (list: FileList, patienceMs = 20): KeptFiles =>
  new KeptFiles({
    list,
    scope,
    caches: copies,
    patienceMs,
    fetch: async ({ url }) => {
      asked.push(url.slice(scope.length));
      const answer = host.get(url);
      return answer === undefined ? new Response('', { status: 404 }) : answer();
    },
  });

const read = async (kept: KeptFiles, path: string): Promise<string | undefined> =>
  (await kept.answer(new Request(scope + path)))?.text();

beforeEach(() => {
  copies = new Copies();
  host = new Map();
  asked = [];
  serve('', 'page 1');
  serve(chunk, 'frame 1');
  serve('config.json', '{"tabs":"standard"}');
});

const first: FileList = { version: 'one', files: ['./', chunk] };
const second: FileList = { version: 'two', files: ['./', chunk, 'assets/added-12345678.js'] };

async function installed(list: FileList): Promise<KeptFiles> {
  const kept = version(list);
  await kept.install();
  await kept.activate();
  return kept;
}

describe('KeptFiles', () => {
  test('KeptFiles: the page and its parts come from the copies, whatever became of the host', async () => {
    const kept = await installed(first);
    host.clear();
    expect([await read(kept, ''), await read(kept, 'index.html'), await read(kept, chunk)]).toEqual([
      'page 1',
      'page 1',
      'frame 1',
    ]);
  });

  test('KeptFiles: calls, writes and files of others are left to the network', async () => {
    const kept = await installed(first);
    const others = ['api/wallet/list', 'socket.io/?EIO=4', 'upload/face.png', 'nothing.txt'].map(
      (path) => scope + path,
    );
    for (const address of [...others, 'https://demo.test/', 'https://other.test/assets/a-12345678.js'])
      expect(kept.answer(new Request(address))).toBeUndefined();
    expect(kept.answer(new Request(scope + chunk, { method: 'POST' }))).toBeUndefined();
  });

  test('KeptFiles: a version is kept whole or not at all', async () => {
    await installed(first);
    await expect(version(second).install()).rejects.toThrow('assets/added-12345678.js: HTTP 404');
    expect(await read(version(first), '')).toBe('page 1');
  });

  test('KeptFiles: a newer version copies what changed, and pages of the one before find their parts', async () => {
    const parted = { version: 'one', files: ['./', chunk, 'assets/gone-12345678.js'] };
    serve('assets/gone-12345678.js', 'gone');
    await installed(parted);
    serve('', 'page 2');
    serve('assets/added-12345678.js', 'added');
    host.delete(`${scope}assets/gone-12345678.js`);
    asked = [];
    const kept = await installed(second);
    expect(asked.toSorted()).toEqual(['', 'assets/added-12345678.js']);
    expect([await read(kept, ''), await read(kept, 'assets/gone-12345678.js')]).toEqual(['page 2', 'gone']);
    await installed({ version: 'three', files: ['./', chunk] });
    expect([...copies.kept.keys()].toSorted()).toEqual(
      ['in use', 'three', 'two'].map((name) => `tandem ${scope} ${name}`),
    );
  });

  test('KeptFiles: another program on the same host keeps its own', async () => {
    await copies.open('tandem https://demo.test/other/ one');
    await installed(first);
    await installed(second).catch(() => undefined);
    expect(copies.kept.has('tandem https://demo.test/other/ one')).toBe(true);
  });

  test('KeptFiles: the configuration is the host’s own word, and the last one where the host is silent, broken or slow', async () => {
    const kept = await installed(first);
    expect(await read(kept, 'config.json')).toContain('standard');
    serve('config.json', '{"tabs":"compact"}');
    expect(await read(kept, 'config.json')).toContain('compact');
    const failures = [
      async () => new Response('', { status: 502 }),
      () => Promise.reject(new TypeError('no network')),
      () => new Promise<Response>(() => undefined),
    ];
    for (const failure of failures) {
      host.set(`${scope}config.json`, failure);
      expect(await read(kept, 'config.json')).toContain('compact');
    }
    host.set(`${scope}config.json`, async () => new Response('', { status: 404 }));
    expect((await kept.answer(new Request(`${scope}config.json`)))?.status).toBe(404);
  });

  test('KeptFiles: what a page loaded before is kept too, but nothing that is not a part of the program', async () => {
    const kept = await installed(first);
    serve('assets/words-th-12345678.js', 'words');
    await kept.keep(['assets/words-th-12345678.js', 'api/user/info', 'assets/plain.js'].map((path) => scope + path));
    host.clear();
    asked = [];
    expect(await read(kept, 'assets/words-th-12345678.js')).toBe('words');
    expect(asked).toEqual([]);
  });
});
