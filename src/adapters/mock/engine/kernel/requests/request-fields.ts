import type { UploadedFile } from '../domain/domain.ts';

export interface ReadRequest {
  readonly fields: Readonly<Record<string, string>>;
  /** The names of the fields that the clean-up has changed. */
  readonly cleaned: ReadonlySet<string>;
  /** The names of the fields that were sent without a value. */
  readonly empty: ReadonlySet<string>;
  readonly file: UploadedFile | undefined;
}

/** Space for the largest picture and its multipart frame. */
export const largestBody = 11 * 1024 * 1024;
const largestForm = 1024 * 1024;

/** Removes everything between `<` and the next `>`. Linear: a pattern would restart at every `<`. */
function withoutTags(text: string): string {
  let kept = '';
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('<', from);
    const close = open === -1 ? -1 : text.indexOf('>', open);
    if (close === -1) break;
    kept += text.slice(from, open);
    from = close + 1;
  }
  return kept + text.slice(from);
}

/** Trims, strips HTML tags, and drops empty values. Of a repeated name the last value counts. */
function clean(pairs: Iterable<readonly [string, unknown]>): Omit<ReadRequest, 'file'> {
  const fields: Record<string, string> = {};
  const cleaned = new Set<string>();
  const empty = new Set<string>();
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') continue;
    const text = withoutTags(value).trim();
    if (text !== value) cleaned.add(name);
    if (text === '') empty.add(name);
    else fields[name] = text;
  }
  return { fields, cleaned, empty };
}

/** Fields of a JSON body as form text. Undefined unless it is an object. */
function jsonPairs(text: string): readonly (readonly [string, unknown])[] | undefined {
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    return Object.entries(body).map(([name, value]) => [name, fieldText(value)] as const);
  } catch {
    return undefined;
  }
}

function fieldText(value: unknown): unknown {
  if (value === null) return '';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** Why a body was not read: too large for this server, or no form. */
export type UnreadBody = 'too-large' | 'no-form';

export async function readRequest(request: Request, url: URL): Promise<ReadRequest | UnreadBody> {
  const query = [...url.searchParams];
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') return { ...clean(query), file: undefined };
  if (Number.parseInt(request.headers.get('content-length') ?? '0', 10) > largestBody) return 'too-large';
  if (type.startsWith('multipart/form-data')) return readMultipart(request, query);
  const text = await request.text();
  if (text.length > largestForm) return 'too-large';
  if (type.startsWith('application/json')) {
    const pairs = jsonPairs(text);
    return pairs === undefined ? 'no-form' : { ...clean([...query, ...pairs]), file: undefined };
  }
  return { ...clean([...query, ...new URLSearchParams(text)]), file: undefined };
}

async function readMultipart(
  request: Request,
  query: readonly (readonly [string, string])[],
): Promise<ReadRequest | UnreadBody> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return 'no-form';
  const entries: (readonly [string, unknown])[] = [...query];
  form.forEach((value, name) => entries.push([name, value]));
  const part = form.get('file');
  if (part === null || typeof part === 'string') return { ...clean(entries), file: undefined };
  return { ...clean(entries), file: { bytes: new Uint8Array(await part.arrayBuffer()), declaredType: part.type } };
}
