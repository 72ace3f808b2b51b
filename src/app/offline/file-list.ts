/** The SHA-256 of each file of one version, in base64url, or a prefix of it. */
export type Digests = Readonly<Record<string, string>>;

/** The files of one version, by their addresses below the scope; the page itself is `./`. */
export interface FileList {
  /** Unique for each version. */
  readonly version: string;
  /** Cached when the version is installed. */
  readonly files: Digests;
  /** Cached on first use. */
  readonly later: Digests;
}

/** Parses the digests that a version stored; undefined when unreadable. */
export function readDigests(text: string): Digests | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return Object.fromEntries(Object.entries(parsed).map(([path, digest]) => [path, String(digest)]));
  } catch {
    return undefined;
  }
}

export const page = './';

/** Scripts and styles by their extension. A host without the file may answer with its page instead. */
const isScriptOrStyle = (path: string): boolean => /\.(js|css)$/.test(path);

export const isHtml = (answer: Response): boolean =>
  answer.headers.get('content-type')?.trim().toLowerCase().startsWith('text/html') === true;

/** A page in place of a script, or a redirected answer: a captive portal, a fallback of the host, a login. */
export const isMistaken = (path: string, answer: Response): boolean =>
  answer.redirected || (isScriptOrStyle(path) && isHtml(answer));

async function digestOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Whether the answer is the built file. Leaves the body of the answer unread. */
export const isAsBuilt = async (path: string, answer: Response, digest: string): Promise<boolean> =>
  !isMistaken(path, answer) && (await digestOf(answer.clone())).startsWith(digest);
