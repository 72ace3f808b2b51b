import type { RequestMark } from '../../engine/kernel/requests/carried-requests.ts';
import type { StoredRequests } from '../../engine/kernel/requests/repeated-requests.ts';
import type { ReadRequest } from '../../engine/kernel/requests/request-fields.ts';
import { requestIdHeader } from '../../engine/kernel/requests/request-mark.ts';
import { apiBase } from '../../engine/kernel/requests/router.ts';
import type { Call } from '../basics/dialect.ts';
import { isRow, type Fields, type Reply } from '../basics/reply.ts';
import { spokenIn } from '../basics/spoken-languages.ts';
import { readJson } from '../basics/json-codec.ts';

/** An answer, which may be lost on its way. */
export interface ToldOutcome {
  readonly kind: 'answer' | 'lost';
  readonly response: Response;
}

/** The engine as a dialect uses it. */
export interface ServedEngine {
  serve(request: Request, carriedFor?: RequestMark): Promise<ToldOutcome>;
  readonly requests: StoredRequests;
  /** The person behind a token. */
  ownerOf(token: string): string | undefined;
  /** Engine time, epoch ms. */
  now(): number;
  /** The device's time, epoch ms. */
  realNow(): number;
}

export interface Asker extends Pick<Call, 'ask' | 'user'> {
  /** Whether an answer of the engine was lost. */
  isLost(): boolean;
}

/** Asks the engine in the name of the caller, with the language and the file of the request. */
export function engineAsker(
  engine: ServedEngine,
  {
    request,
    read,
    mark,
    languages,
  }: {
    readonly request: Request;
    readonly read: ReadRequest;
    readonly mark: RequestMark | undefined;
    readonly languages: ReadonlySet<string>;
  },
): Asker {
  let isLost = false;
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'cookie', requestIdHeader]) headers.delete(name);
  const { lang } = read.fields;
  return {
    user: engine.ownerOf(headers.get('authorization') ?? ''),
    isLost: () => isLost,
    ask: async (operation, fields = {}) => {
      const { lang: said = lang, ...others } = fields;
      const spoken = said === undefined ? others : { ...others, lang: spokenIn(languages, said) };
      const asked = requestOf(operation, spoken, { headers, read });
      const { kind, response } = await engine.serve(asked, mark);
      isLost ||= kind === 'lost';
      return readReply(response);
    },
  };
}

function requestOf(
  operation: string,
  fields: Fields,
  { headers, read }: { readonly headers: Headers; readonly read: ReadRequest },
): Request {
  const [method = 'GET', path = ''] = operation.split(' ');
  const address = new URL(`${apiBase}${path}`, 'http://dialect.invalid');
  if (method === 'GET') {
    address.search = new URLSearchParams(fields).toString();
    return new Request(address, { method, headers });
  }
  if (read.file === undefined) return new Request(address, { method, headers, body: new URLSearchParams(fields) });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(read.file.bytes)], { type: read.file.declaredType }), 'file');
  return new Request(address, { method, headers, body: form });
}

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  if (response.status !== 200) return { status: response.status, body: {} };
  const body = readJson(text);
  return { status: 200, body: isRow(body) ? body : {} };
}
