import { plainWord } from '../../../../core/i18n/product-name.ts';

/** What the world itself says; it is stored, so it says the same under every brand. */
const worldName = 'Tandem';
const worldHost = 'tandem.test';

/** Changes texts on their way between the page and the world. */
export interface BrandWords {
  readonly toWorld: (text: string) => string;
  /** In JSON. */
  readonly toPage: (json: string) => string;
}

/** The words of a demo with this name; undefined where the world's own are right. */
export function brandWords(name: string): BrandWords | undefined {
  if (name === worldName) return undefined;
  // Hosts below .test belong to no one.
  const host = `${plainWord(name)}.test`;
  const escaped = JSON.stringify(name).slice(1, -1);
  return {
    toWorld: (text) => text.replaceAll(host, worldHost),
    toPage: (json) => json.replaceAll(worldHost, host).replaceAll(worldName, () => escaped),
  };
}

/** A value of the presenter, whose texts are changed. A text alone is a world's file, and stays. */
export const changed = (value: unknown, change: (json: string) => string): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(change(JSON.stringify(value))) : value;

const isOfType = (headers: Headers, type: RegExp): boolean => type.test(headers.get('content-type') ?? '');
const json = /^application\/json\b/;
const form = /^application\/(?:json|x-www-form-urlencoded)\b/;

async function asked(request: Request, { toWorld }: BrandWords): Promise<Request> {
  const { method, headers, signal } = request;
  if (request.body !== null && !isOfType(headers, form)) return request;
  const body = await request.text();
  return new Request(toWorld(request.url), {
    method,
    headers,
    signal,
    ...(body === '' ? {} : { body: toWorld(body) }),
  });
}

/** A backend's `fetch` that speaks the words of the brand. Pictures pass as they are. */
export const brandedFetch =
  (serve: typeof fetch, words: BrandWords): typeof fetch =>
  async (input, init) => {
    const answer = await serve(await asked(new Request(input, init), words));
    if (!isOfType(answer.headers, json)) return answer;
    const { status, statusText, headers } = answer;
    return new Response(words.toPage(await answer.text()), { status, statusText, headers });
  };
