import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { Copies, answerOf, digestOf, listOf } from '../../../tests/support/copies-in-memory.ts';
import { isAsBuilt, type FileList } from './file-list.ts';
import { KeptFiles } from './kept-files.ts';

const scope = 'https://demo.test/shown/';
const chunk = 'assets/frame-12345678.js';

let copies: Copies;
let host: Map<string, () => Promise<Response>>;
/** What the browser's own cache answers before the host is asked. */
let browser: Map<string, () => Promise<Response>>;
/** The host answers 304 whatever the browser has kept. */
let isConfirmed = false;
let asked: string[];

const serve = (path: string, text: string, type?: string): void =>
  void host.set(scope + path, async () => answerOf(text, type));

const redirected = (text: string): Response => Object.defineProperty(answerOf(text), 'redirected', { value: true });

const version = (list: FileList, patienceMs = 20): KeptFiles =>
  new KeptFiles({
    list,
    scope,
    caches: copies,
    patienceMs,
    fetch: async ({ url, cache }) => {
      asked.push(url.slice(scope.length));
      const isKept = cache === 'default' || (cache === 'no-cache' && isConfirmed);
      const answer = (isKept ? browser.get(url) : undefined) ?? host.get(url);
      return answer === undefined ? new Response('', { status: 404 }) : answer();
    },
  });

const read = async (kept: KeptFiles, path: string): Promise<string | undefined> =>
  (await kept.answer(new Request(scope + path)))?.text();

beforeEach(() => {
  copies = new Copies();
  host = new Map();
  browser = new Map();
  isConfirmed = false;
  asked = [];
  serve('', 'page 1');
  serve(chunk, 'frame 1');
  serve('config.json', '{"tabs":"standard"}');
});

const words = 'assets/words-th-12345678.js';
const first = listOf('one', { './': 'page 1', [chunk]: 'frame 1' }, { [words]: 'words' });
const second = listOf('two', { './': 'page 2', [chunk]: 'frame 1', 'assets/added-12345678.js': 'added' });

async function installed(list: FileList): Promise<KeptFiles> {
  const kept = version(list);
  await kept.install();
  await kept.activate();
  return kept;
}

describe('KeptFiles', () => {
  test('KeptFiles: the page and its parts come from the copies, whatever happens to the host', async () => {
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
    serve('', 'page 2');
    await expect(version(second).install()).rejects.toThrow('assets/added-12345678.js: HTTP 404');
    expect([...copies.kept.keys()].some((name) => name.endsWith(' two'))).toBe(false);
    expect(await read(version(first), '')).toBe('page 1');
  });

  test('KeptFiles: a newer version copies what changed, and pages of the one before find their parts', async () => {
    const parted = listOf('one', { './': 'page 1', [chunk]: 'frame 1', 'assets/gone-12345678.js': 'gone' });
    serve('assets/gone-12345678.js', 'gone');
    await installed(parted);
    serve('', 'page 2');
    serve('assets/added-12345678.js', 'added');
    host.delete(`${scope}assets/gone-12345678.js`);
    asked = [];
    const kept = await installed(second);
    expect(asked.toSorted()).toEqual(['', 'assets/added-12345678.js']);
    expect([await read(kept, ''), await read(kept, 'assets/gone-12345678.js')]).toEqual(['page 2', 'gone']);
    await installed(listOf('three', { './': 'page 2', [chunk]: 'frame 1' }));
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

  test('E20 KeptFiles: the configuration of a first visit, which came before the worker, is kept as well', async () => {
    const kept = await installed(first);
    await kept.keep([`${scope}config.json`]);
    host.set(`${scope}config.json`, () => Promise.reject(new TypeError('no network')));
    expect(await read(kept, 'config.json')).toContain('standard');
  });

  test('KeptFiles: what a page loaded before is kept too, but nothing that is not a part of the program', async () => {
    const kept = await installed(first);
    serve(words, 'words');
    await kept.keep([words, 'api/user/info', 'assets/plain.js'].map((path) => scope + path));
    host.clear();
    asked = [];
    expect(await read(kept, words)).toBe('words');
    expect(asked).toEqual([]);
  });
});

/** As a worker of the time before digests kept it: without a list, and without a look at what it kept. */
async function keptBlindly(texts: Readonly<Record<string, Response>>): Promise<void> {
  const copy = await copies.open(`tandem ${scope} zero`);
  for (const [path, answer] of Object.entries(texts)) await copy.put(new URL(path, scope).href, answer);
  await (await copies.open(`tandem ${scope} in use`)).put(scope, new Response('zero'));
}

const portal = '<html>Please log in to this network</html>';
const html = (): Response => answerOf(portal, 'text/html; charset=utf-8');

describe('R2 KeptFiles: nothing is trusted by its name', () => {
  test.each([
    ['a page of type HTML', async () => html()],
    ['other bytes under the right type', async () => answerOf('half a fra')],
    ['the right bytes behind a redirect', async () => redirected('frame 1')],
    ['the right bytes as a page', async () => answerOf('frame 1', 'text/html')],
  ])('R2 install: %s where a script belongs keeps nothing; the version before goes on', async (_name, wrong) => {
    const before = listOf('zero', { './': 'page 0' });
    serve('', 'page 0');
    await installed(before);
    serve('', 'page 1');
    host.set(scope + chunk, wrong);
    await expect(version(first).install()).rejects.toThrow(`${chunk}: not what was built`);
    expect([...copies.kept.keys()].toSorted()).toEqual(['in use', 'zero'].map((name) => `tandem ${scope} ${name}`));
    expect(await read(version(before), '')).toBe('page 0');
    serve(chunk, 'frame 1');
    expect(await read(await installed(first), chunk)).toBe('frame 1');
  });

  test('R2 install: the page of a portal is not the page', async () => {
    serve('', portal, 'text/html');
    await expect(version(first).install()).rejects.toThrow('./: not what was built');
  });

  test('R2 install: what the browser itself has kept wrong is asked for anew', async () => {
    browser.set(scope + chunk, async () => html());
    expect(await read(await installed(first), chunk)).toBe('frame 1');
  });

  test('R2 install: so is a wrong page that a host confirms by its date, and its configuration each time', async () => {
    isConfirmed = true;
    browser.set(scope, async () => html());
    browser.set(`${scope}config.json`, async () => html());
    const kept = await installed(first);
    expect([await read(kept, ''), await read(kept, 'config.json')]).toEqual(['page 1', '{"tabs":"standard"}']);
  });

  test('R2 install: a copy of an older version is taken when its bytes are right, and fetched when they are not', async () => {
    await keptBlindly({ [chunk]: html(), 'assets/added-12345678.js': answerOf('added') });
    serve('', 'page 2');
    const kept = await installed(second);
    expect(asked.toSorted()).toEqual(['', chunk]);
    expect([await read(kept, chunk), await read(kept, 'assets/added-12345678.js')]).toEqual(['frame 1', 'added']);
  });

  test.each([
    ['a script', chunk, 'frame 1'],
    ['the page', './', 'page 1'],
  ])('R2 answer: %s whose copy was damaged afterwards comes from the host', async (_name, path, right) => {
    const kept = await installed(first);
    for (const wrong of [html(), answerOf('other bytes')]) {
      await (await copies.open(`tandem ${scope} one`)).put(new URL(path, scope).href, wrong);
      expect(await read(kept, path === './' ? '' : path)).toBe(right);
    }
  });

  test('R2 answer: a page whose copy is damaged is whatever the host has now', async () => {
    const kept = await installed(first);
    await (await copies.open(`tandem ${scope} one`)).put(scope, html());
    serve('', 'page 7');
    expect(await read(kept, '')).toBe('page 7');
  });

  test('R2 answer: a part that is fetched later is kept when it is right, and refused when it is not', async () => {
    const kept = await installed(first);
    serve(words, portal, 'text/html');
    await expect(read(kept, words)).rejects.toThrow(`${words}: not what was built`);
    await kept.keep([scope + words]);
    serve(words, 'words');
    expect(await read(kept, words)).toBe('words');
    host.delete(scope + words);
    expect(await read(kept, words)).toBe('words');
  });

  test('R2 answer: parts of an older version are served by the list that it wrote down, never by their names', async () => {
    const gone = 'assets/gone-12345678.js';
    serve(gone, 'gone');
    await installed(listOf('one', { './': 'page 1', [gone]: 'gone' }));
    serve('', 'page 2');
    serve('assets/added-12345678.js', 'added');
    const kept = await installed(second);
    serve(gone, 'from the host');
    expect(await read(kept, gone)).toBe('gone');
    await (await copies.open(`tandem ${scope} one`)).put(scope + gone, answerOf('damaged'));
    expect(await read(kept, gone)).toBe('from the host');
    await keptBlindly({ 'assets/blind-12345678.js': answerOf('blind') });
    serve('assets/blind-12345678.js', 'seen');
    expect(await read(kept, 'assets/blind-12345678.js')).toBe('seen');
  });

  test('R2 config.json: the page of a portal is not the word of the host, and is not kept', async () => {
    const kept = await installed(first);
    await read(kept, 'config.json');
    serve('config.json', portal, 'text/html');
    expect(await read(kept, 'config.json')).toContain('standard');
    serve('config.json', 'no JSON', 'application/json');
    expect(await read(kept, 'config.json')).toBe('no JSON');
    host.set(`${scope}config.json`, () => Promise.reject(new TypeError('no network')));
    expect(await read(kept, 'config.json')).toContain('standard');
  });

  test('R2 config.json: what an older worker kept wrong does not stand in', async () => {
    await keptBlindly({ 'config.json': html() });
    const kept = await installed(first);
    host.set(`${scope}config.json`, () => Promise.reject(new TypeError('no network')));
    await expect(read(kept, 'config.json')).rejects.toThrow('no network');
  });

  test('R2 isAsBuilt: the whole digest or its beginning, and the body can still be read', async () => {
    const answer = answerOf('frame 1');
    const whole = createHash('sha256').update('frame 1').digest('base64url');
    expect([
      await isAsBuilt(chunk, answer, whole),
      await isAsBuilt(chunk, answer, whole.slice(0, 16)),
      await isAsBuilt(chunk, answer, digestOf('frame 2')),
    ]).toEqual([true, true, false]);
    expect(await answer.text()).toBe('frame 1');
  });
});

describe('R2 KeptFiles: a version in use that is broken is replaced at once', () => {
  const sound = { './': answerOf('<div id="root">'), [chunk]: answerOf('frame 1') };
  const one = (): KeptFiles => version(first);

  test('R2 isVersionInUseBroken: whole ones are not, with a list or of the time before', async () => {
    await installed(first);
    expect(await version(second).isVersionInUseBroken()).toBe(false);
    copies = new Copies();
    await keptBlindly({ ...sound, 'assets/other-12345678.js': answerOf('other') });
    expect(await one().isVersionInUseBroken()).toBe(false);
  });

  test.each([
    ['a page in the place of a script of this version', { ...sound, [chunk]: html() }],
    ['a page in the place of a script of its own', { ...sound, 'assets/other-12345678.js': html() }],
    ['other bytes under a name of this version', { ...sound, [chunk]: answerOf('other') }],
    ['the page of a portal', { ...sound, './': html() }],
  ])('R2 isVersionInUseBroken: without a list, %s', async (_name, texts) => {
    await keptBlindly(texts);
    expect(await one().isVersionInUseBroken()).toBe(true);
  });

  test('R2 isVersionInUseBroken: with a list, any file that differs from it', async () => {
    await installed(first);
    await (await copies.open(`tandem ${scope} one`)).put(scope, answerOf('<div id="root"> altered'));
    expect(await version(second).isVersionInUseBroken()).toBe(true);
  });

  test('R2 isVersionInUseBroken: a worker without any copies is not relied on', async () => {
    expect(await one().isVersionInUseBroken()).toBe(true);
  });
});
