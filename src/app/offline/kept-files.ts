import { copiesPrefix } from './copies-of-scope.ts';
import { isAsBuilt, isHtml, isMistaken, page, readDigests, type Digests, type FileList } from './file-list.ts';

export interface KeptFilesOptions {
  readonly list: FileList;
  /** The base address of all files, with a trailing slash. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** How long to wait for the host's configuration, ms, before the last one is used. */
  readonly patienceMs?: number;
}

/** Such files never change: an open page may need those of its own version at any time. */
const isNamedByContent = (path: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);
const configuration = 'config.json';
const usualPatienceMs = 3000;
/** The cache key of a version's own list, stored when all its files are cached. Not an address of the host. */
const listAddress = '?file-list';
const inUse = 'in use';
/** Every page of the program contains it, and no page of a portal does. */
const markOfPage = 'id="root"';

async function isJson(answer: Response): Promise<boolean> {
  try {
    JSON.parse(await answer.clone().text());
    return true;
  } catch {
    return false;
  }
}

/**
 * Caches the program's own files, one cache per version. A version is cached whole or not at all, so a page never mixes
 * two. Calls to a server pass through untouched.
 * No cached file and no answer is trusted by its name: each is compared with the digest from the build, when it is
 * fetched and each time it is read from a cache. The page is compared, too: only its bytes tell it from the page of a
 * captive portal. A host that alters the bytes of pages therefore has no offline copy, and works as without a worker;
 * headers may differ. `config.json` has no digest: the host may change it at any time.
 */
export class KeptFiles {
  readonly #options: KeptFilesOptions;
  readonly #prefix: string;
  /** Of every file of this version, cached or not. */
  readonly #digests: Digests;

  constructor(options: KeptFilesOptions) {
    this.#options = options;
    this.#prefix = copiesPrefix(options.scope);
    this.#digests = { ...options.list.files, ...options.list.later };
  }

  /** Caches every file of this version. Rejects when a file differs from the build; the previous version then stays. */
  async install(): Promise<void> {
    const { list } = this.#options;
    const own = await this.#own();
    const copies = [own, ...(await this.#older())];
    const files = Object.entries(list.files).map(async ([file, digest]) => {
      const kept = await this.#find(copies, file, digest);
      await own.put(this.#address(file), kept ?? (await this.#ask(file, digest)));
    });
    // Wait for all of them before dropping anything: a pending one would write to the cache again.
    const failed = (await Promise.allSettled(files)).find((file) => file.status === 'rejected');
    if (failed === undefined) {
      await own.put(this.#address(listAddress), new Response(JSON.stringify(this.#digests)));
      return;
    }
    if ((await this.#versionInUse()) !== list.version) await this.#options.caches.delete(this.#prefix + list.version);
    throw failed.reason;
  }

  /** The cached version in use differs from its build, or there is none. */
  async isVersionInUseBroken(): Promise<boolean> {
    const version = await this.#versionInUse();
    if (version === undefined) return true;
    const copy = await this.#options.caches.open(this.#prefix + version);
    const digests = await this.#digestsIn(copy);
    const requests = await copy.keys();
    const paths = requests.map(({ url }) => this.#below(url)).filter((path) => path !== undefined);
    const areSound = await Promise.all(
      paths.map(async (path) => {
        const answer = await this.#read(copy, path);
        if (answer === undefined || isMistaken(path, answer)) return false;
        // Older workers stored no digests and checked nothing.
        if (digests === undefined && path === page) return (await answer.text()).includes(markOfPage);
        const digest = digests === undefined ? this.#digests[path] : digests[path];
        return digest === undefined || isAsBuilt(path, answer, digest);
      }),
    );
    return areSound.includes(false);
  }

  /** Deletes all versions except this one and the one it replaces: open pages may still need that. */
  async activate(): Promise<void> {
    const { list, caches, scope } = this.#options;
    const before = await this.#versionInUse();
    const staying = [list.version, before, inUse].map((name) => this.#prefix + (name ?? ''));
    const names = await caches.keys();
    const leaving = names.filter((name) => name.startsWith(this.#prefix) && !staying.includes(name));
    await Promise.all(leaving.map((name) => caches.delete(name)));
    if (before === list.version) return;
    const marks = await caches.open(this.#prefix + inUse);
    await marks.put(scope, new Response(list.version));
  }

  /** Undefined for what is left to the network: all calls, and everything that is no file of the program. */
  answer(request: Request): Promise<Response> | undefined {
    const path = request.method === 'GET' ? this.#below(request.url) : undefined;
    if (path === undefined) return undefined;
    if (path === configuration) return this.#configuration(request);
    const digest = this.#digests[path];
    if (digest !== undefined) return this.#file(path, digest, request);
    return isNamedByContent(path) ? this.#partOfOlder(path, request) : undefined;
  }

  /** Caches what a page loaded before the worker started. Other addresses are ignored. */
  async keep(addresses: readonly string[]): Promise<void> {
    const own = await this.#own();
    const paths = addresses.map((address) => this.#below(address)).filter((path) => path !== undefined);
    await Promise.all(
      paths.map(async (path) => {
        // Without it a page does not start, and on a first visit it came before the worker did.
        if (path === configuration) await this.#configuration(new Request(this.#address(path))).catch(() => undefined);
        const digest = this.#options.list.later[path];
        if (digest === undefined) return;
        const answer = await this.#ask(path, digest).catch(() => undefined);
        if (answer !== undefined) await own.put(this.#address(path), answer);
      }),
    );
  }

  #address(path: string): string {
    return new URL(path, this.#options.scope).href;
  }

  #below(address: string): string | undefined {
    const { origin, pathname, search } = new URL(address);
    const whole = origin + pathname;
    if (search === listAddress || !whole.startsWith(this.#options.scope)) return undefined;
    const path = whole.slice(this.#options.scope.length);
    return path === '' || path === 'index.html' ? page : path;
  }

  #own(): Promise<Cache> {
    return this.#options.caches.open(this.#prefix + this.#options.list.version);
  }

  async #versionInUse(): Promise<string | undefined> {
    const marks = await this.#options.caches.open(this.#prefix + inUse);
    return (await marks.match(this.#options.scope))?.text();
  }

  async #older(): Promise<readonly Cache[]> {
    const { caches, list } = this.#options;
    const names = await caches.keys();
    const others = [list.version, inUse].map((name) => this.#prefix + name);
    const older = names.filter((name) => name.startsWith(this.#prefix) && !others.includes(name));
    return Promise.all(older.map((name) => caches.open(name)));
  }

  /** The digests of the version in this cache; undefined when it is incomplete or older than digests. */
  async #digestsIn(copy: Cache): Promise<Digests | undefined> {
    const list = await copy.match(this.#address(listAddress));
    return list === undefined ? undefined : readDigests(await list.text());
  }

  #read(copy: Cache, path: string): Promise<Response | undefined> {
    // A `Vary` header about encodings is irrelevant to a cached body.
    return copy.match(this.#address(path), { ignoreVary: true });
  }

  /** The first cached file that matches its digest. */
  async #find(copies: readonly Cache[], path: string, digest: string): Promise<Response | undefined> {
    for (const copy of copies) {
      const found = await this.#read(copy, path);
      if (found !== undefined && (await isAsBuilt(path, found, digest))) return found;
    }
    return undefined;
  }

  /** Fetches from the host; rejects when it differs from the build. */
  async #ask(path: string, digest: string): Promise<Response> {
    // The browser's own HTTP cache may hold a wrong body, which a host may even confirm by its date.
    for (const cache of isNamedByContent(path) ? (['default', 'reload'] as const) : (['no-cache', 'reload'] as const)) {
      const answer = await this.#options.fetch(new Request(this.#address(path), { cache }));
      if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
      if (await isAsBuilt(path, answer, digest)) return answer;
    }
    throw new Error(`${path}: not what was built`);
  }

  async #file(path: string, digest: string, request: Request): Promise<Response> {
    const own = await this.#own();
    const found = (await this.#find([own], path, digest)) ?? (await this.#find(await this.#older(), path, digest));
    if (found !== undefined) return found;
    // The host may have a newer page already; that one names its own files.
    if (path === page) return this.#options.fetch(request);
    const answer = await this.#ask(path, digest);
    await own.put(this.#address(path), answer.clone());
    return answer;
  }

  /** A page of the previous version requests a part that it has not loaded yet. */
  async #partOfOlder(path: string, request: Request): Promise<Response> {
    for (const copy of await this.#older()) {
      const digest = (await this.#digestsIn(copy))?.[path];
      const found = digest === undefined ? undefined : await this.#find([copy], path, digest);
      if (found !== undefined) return found;
    }
    return this.#options.fetch(request);
  }

  /** The host's own answer counts; the last one is the fallback when the host is silent or another server answers. */
  async #configuration(request: Request): Promise<Response> {
    const own = await this.#own();
    const kept = await this.#lastConfiguration([own, ...(await this.#older())]);
    const fresh = this.#options.fetch(new Request(request, { cache: 'no-store' })).then(async (answer) => {
      const isForeign = answer.redirected || isHtml(answer);
      if (answer.ok && !isForeign && (await isJson(answer)))
        await own.put(this.#address(configuration), answer.clone());
      return (answer.status >= 500 || isForeign) && kept !== undefined ? kept.clone() : answer;
    });
    if (kept === undefined) return fresh;
    const patienceMs = this.#options.patienceMs ?? usualPatienceMs;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), patienceMs));
    return Promise.race([fresh.catch(() => kept.clone()), late]);
  }

  async #lastConfiguration(copies: readonly Cache[]): Promise<Response | undefined> {
    for (const copy of copies) {
      const found = await this.#read(copy, configuration);
      if (found !== undefined && (await isJson(found))) return found;
    }
    return undefined;
  }
}
