/** The files of one version of the program, by their addresses below the scope; the page itself is `./`. */
export interface FileList {
  /** Another version has another name. */
  readonly version: string;
  readonly files: readonly string[];
}

export interface KeptFilesOptions {
  readonly list: FileList;
  /** The address that all files are below, with a slash at the end. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** How long the host may take for its configuration, ms, before the one from last time is taken. */
  readonly patienceMs?: number;
}

/** Files named by their content never change, so a copy is as good as the file. */
const isNamedByContent = (path: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);
const page = './';
const configuration = 'config.json';
const usualPatienceMs = 3000;

/** A page that a redirect led to may not be answered as it is. */
async function plain(answer: Response): Promise<Response> {
  if (!answer.redirected) return answer;
  return new Response(await answer.blob(), { status: answer.status, headers: answer.headers });
}

/**
 * Copies of the program's own files, a cache for each version. A version is kept whole or not at all, so a page never
 * runs on parts of two. Calls to a server are none of its business.
 */
export class KeptFiles {
  readonly #options: KeptFilesOptions;
  readonly #prefix: string;

  constructor(options: KeptFilesOptions) {
    this.#options = options;
    this.#prefix = `tandem ${options.scope} `;
  }

  /** Copies every file of this version. Rejects when one cannot be had; the version before it then stays. */
  async install(): Promise<void> {
    const { list } = this.#options;
    const own = await this.#own();
    const older = await this.#older();
    await Promise.all(
      list.files.map(async (file) => {
        const kept = isNamedByContent(file) ? await this.#find(older, this.#address(file)) : undefined;
        await own.put(this.#address(file), kept ?? (await this.#ask(file)));
      }),
    );
  }

  /** Forgets all versions but this one and the one it replaces: pages that were open may still need parts of that. */
  async activate(): Promise<void> {
    const { list, caches } = this.#options;
    const marks = await caches.open(`${this.#prefix}in use`);
    const before = await (await marks.match(this.#options.scope))?.text();
    const staying = [list.version, before, 'in use'].map((name) => this.#prefix + (name ?? ''));
    const names = await caches.keys();
    const leaving = names.filter((name) => name.startsWith(this.#prefix) && !staying.includes(name));
    await Promise.all(leaving.map((name) => caches.delete(name)));
    if (before !== list.version) await marks.put(this.#options.scope, new Response(list.version));
  }

  /** Undefined for what is left to the network: all calls, and everything that is no file of the program. */
  answer(request: Request): Promise<Response> | undefined {
    const path = this.#pathOf(request);
    if (path === undefined) return undefined;
    if (path === configuration) return this.#configuration(request);
    if (path === page || this.#options.list.files.includes(path)) return this.#copyOf(path, request);
    return isNamedByContent(path) ? this.#copyOf(path, request) : undefined;
  }

  /** Copies what a page loaded before anything was kept. Other addresses are not taken. */
  async keep(addresses: readonly string[]): Promise<void> {
    const own = await this.#own();
    const paths = addresses.map((address) => this.#below(address)).filter((path) => path !== undefined);
    const missing = paths.filter((path) => isNamedByContent(path) && !this.#options.list.files.includes(path));
    await Promise.all(
      missing.map(async (path) => {
        const answer = await this.#options.fetch(new Request(this.#address(path)));
        if (answer.ok) await own.put(this.#address(path), answer);
      }),
    );
  }

  #address(path: string): string {
    return new URL(path, this.#options.scope).href;
  }

  #below(address: string): string | undefined {
    const { origin, pathname } = new URL(address);
    const whole = origin + pathname;
    if (!whole.startsWith(this.#options.scope)) return undefined;
    const path = whole.slice(this.#options.scope.length);
    return path === '' || path === 'index.html' ? page : path;
  }

  #pathOf(request: Request): string | undefined {
    return request.method === 'GET' ? this.#below(request.url) : undefined;
  }

  #own(): Promise<Cache> {
    return this.#options.caches.open(this.#prefix + this.#options.list.version);
  }

  async #older(): Promise<readonly Cache[]> {
    const { caches, list } = this.#options;
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith(this.#prefix) && name !== this.#prefix + list.version);
    return Promise.all(older.map((name) => caches.open(name)));
  }

  async #find(copies: readonly Cache[], address: string): Promise<Response | undefined> {
    for (const copy of copies) {
      // What a host says about encodings is settled before anything is kept.
      const found = await copy.match(address, { ignoreVary: true });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #ask(file: string): Promise<Response> {
    // What is named by its content may come from the browser's own cache, the rest not.
    const cache = isNamedByContent(file) ? 'default' : 'no-cache';
    const answer = await this.#options.fetch(new Request(this.#address(file), { cache }));
    if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
    return plain(answer);
  }

  async #copyOf(path: string, request: Request): Promise<Response> {
    const own = await this.#own();
    const found = await this.#find([own, ...(await this.#older())], this.#address(path));
    if (found !== undefined) return found;
    const answer = await this.#options.fetch(request);
    if (answer.ok && isNamedByContent(path)) await own.put(this.#address(path), answer.clone());
    return answer;
  }

  /** The host's own word counts; the last one stands in when it cannot be had. */
  async #configuration(request: Request): Promise<Response> {
    const own = await this.#own();
    const address = this.#address(configuration);
    const kept = await this.#find([own, ...(await this.#older())], address);
    const fresh = this.#options.fetch(request).then(async (answer) => {
      if (answer.ok) await own.put(address, answer.clone());
      return answer.status >= 500 && kept !== undefined ? kept.clone() : answer;
    });
    if (kept === undefined) return fresh;
    const patienceMs = this.#options.patienceMs ?? usualPatienceMs;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), patienceMs));
    return Promise.race([fresh.catch(() => kept.clone()), late]);
  }
}
