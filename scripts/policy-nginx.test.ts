import { describe, expect, test } from 'vitest';
import { findingsOf, type Headers } from './policy-check.ts';
import { headerRules, headersFor, type HeaderRule } from './policy-headers.ts';

interface Sent {
  readonly name: string;
  readonly value: string;
  /** With a failure, too. */
  readonly isAlways: boolean;
}
interface Place {
  readonly sign: string;
  readonly path: string;
  readonly sent: readonly Sent[];
}

const comment = /^#/;
const opening = /^location (=|\^~) (\/\S*) \{$/;
const directive = /^add_header ([A-Za-z-]+) "([^"\\$]*)"( always)?;$/;

/** The block as nginx reads it; throws for a line that nginx would not take. A dollar or a stroke in a value would be read as more. */
function readNginx(text: string): { readonly server: readonly Sent[]; readonly places: readonly Place[] } {
  const [server, places]: [Sent[], (Place & { sent: Sent[] })[]] = [[], []];
  let open: Sent[] | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const place = opening.exec(line);
    const sent = directive.exec(line);
    if (comment.test(line) || line === '') continue;
    if (place !== null && open === undefined) {
      open = [];
      places.push({ sign: place[1] ?? '', path: place[2] ?? '', sent: open });
    } else if (line === '}' && open !== undefined) open = undefined;
    else if (sent !== null)
      (open ?? server).push({ name: sent[1] ?? '', value: sent[2] ?? '', isAlways: sent[3] !== undefined });
    else throw new SyntaxError(`nginx does not take: ${line}`);
  }
  if (open !== undefined) throw new SyntaxError('a block is not closed');
  return { server, places };
}

/** What nginx sends for a path: an exact place first, then the folder; a place with lines of its own inherits none. */
function sentFor(text: string, path: string, status = 200): Headers {
  const { server, places } = readNginx(text);
  const place =
    places.find(({ sign, path: exact }) => sign === '=' && exact === path) ??
    places.find(({ sign, path: folder }) => sign === '^~' && path.startsWith(folder));
  const sent = place === undefined || place.sent.length === 0 ? server : place.sent;
  return Object.fromEntries(
    sent.filter(({ isAlways }) => status < 400 || isAlways).map(({ name, value }) => [name, value]),
  );
}

const configs: readonly object[] = [
  {},
  { apiBase: 'https://api.example.com/v1', pictureHosts: ['https://img.example.com'] },
];
const ruleOf = (what: HeaderRule['what'], config: object): HeaderRule => {
  const rule = headerRules(config, ["'sha256-AbC+/='"]).find((one) => one.what === what);
  if (rule === undefined) throw new Error(what);
  return rule;
};

describe.each(configs)('R10 the block for nginx, of %j', (config) => {
  const text = headersFor('nginx', headerRules(config, ["'sha256-AbC+/='"]));

  test.each<[HeaderRule['what'], string]>([
    ['page', '/index.html'],
    ['service worker', '/service-worker.js'],
    ['configuration', '/config.json'],
    ['assets', '/assets/index-a1b2c3d4.js'],
    ['anything else', '/no-such-file'],
    ['anything else', '/api/getSiteConfig'],
  ])('nothing of the %s is missing, and nothing wider', (what, path) => {
    expect(findingsOf(ruleOf(what, config), sentFor(text, path))).toEqual([]);
  });

  test.each(['/no-such-file', '/assets/missing.js', '/index.html', '/'])(
    'a failure at %s is fenced, and not kept',
    (path) => {
      const sent = sentFor(text, path, 404);
      expect(sent).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' });
      expect(sent).toHaveProperty('Permissions-Policy');
      expect(sent).toHaveProperty('Strict-Transport-Security');
      expect(sent).not.toHaveProperty('Cache-Control');
    },
  );

  test('what is no file of the build may run nothing and stand in no frame', () => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    expect(sentFor(text, '/no-such-file', 404)).toMatchObject({ 'Content-Security-Policy': policy });
  });
});

test.each(['add_header A "b"', 'add_header A "$uri";', 'location = /x {', 'add_header A b" always;'])(
  'R10 a line that nginx would take for something else is told: %s',
  (line) => {
    expect(() => readNginx(line)).toThrow(SyntaxError);
  },
);
