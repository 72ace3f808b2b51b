/** What each file of one version of the program has to be: its SHA-256, in base64url, or the beginning of it. */
export type Digests = Readonly<Record<string, string>>;

/** The files of one version, by their addresses below the scope; the page itself is `./`. */
export interface FileList {
  /** Another version has another name. */
  readonly version: string;
  /** Copied when the version is installed. */
  readonly files: Digests;
  /** Copied when a page first uses them. */
  readonly later: Digests;
}

/** As a version wrote them down for later; undefined when that is not what stands there. */
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

/** Scripts and styles by their ending. A host that has lost one may answer with its page instead. */
const isScriptOrStyle = (path: string): boolean => /\.(js|css)$/.test(path);

export const isHtml = (answer: Response): boolean =>
  answer.headers.get('content-type')?.trim().toLowerCase().startsWith('text/html') === true;

/** A page where a script belongs, or what a redirect led to: a captive portal, a fallback of the host, a login. */
export const isMistaken = (path: string, answer: Response): boolean =>
  answer.redirected || (isScriptOrStyle(path) && isHtml(answer));

async function digestOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The answer is the file that was built. Leaves the body of the answer unread. */
export const isAsBuilt = async (path: string, answer: Response, digest: string): Promise<boolean> =>
  !isMistaken(path, answer) && (await digestOf(answer.clone())).startsWith(digest);
