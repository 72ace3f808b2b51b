import { parseRuntimeConfig } from '../src/core/config/runtime-config.ts';
import {
  asHeader,
  askEachTime,
  commonHeaders,
  emptyPolicy,
  forEver,
  hostsOf,
  livePolicy,
  picturesOf,
  serviceWorkerPolicy,
} from './page-policy.mjs';

/** What some files of the live build are to be sent with. */
export interface HeaderRule {
  readonly what: 'page' | 'service worker' | 'configuration' | 'assets' | 'anything else';
  /** Ends with a stroke where it is a folder. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Half a year is what lists of such hosts ask for at least; this is a year. */
const onlyEncrypted = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The headers of the live build with this `config.json`; `scripts` are those that stand in its page, by their hashes. Fails with the names of wrong fields, as the page does. */
export function headerRules(file: unknown, scripts: readonly string[] = []): readonly HeaderRule[] {
  const config = parseRuntimeConfig(file);
  const reach = {
    apiBase: config.apiBase,
    fileHost: config.fileHost,
    pictureHosts: config.pictureHosts,
    realtime: { url: config.realtime.url },
    ...(config.ratesUrl === undefined ? {} : { ratesUrl: config.ratesUrl }),
    ...(config.observability === undefined ? {} : { observability: config.observability }),
  };
  const policy = asHeader(livePolicy({ hosts: hostsOf(reach), pictures: picturesOf(reach), scripts }));
  const all = { ...commonHeaders(), ...onlyEncrypted };
  const fresh = { ...all, 'Cache-Control': askEachTime };
  return [
    { what: 'page', path: '/index.html', headers: { 'Content-Security-Policy': policy, ...fresh } },
    {
      what: 'service worker',
      path: '/service-worker.js',
      headers: { 'Content-Security-Policy': serviceWorkerPolicy(), ...fresh },
    },
    { what: 'configuration', path: '/config.json', headers: fresh },
    { what: 'assets', path: '/assets/', headers: { ...all, 'Cache-Control': forEver } },
    // A failure, and what the server behind answers: no page of the program, so nothing in it may run.
    { what: 'anything else', path: '/', headers: { 'Content-Security-Policy': emptyPolicy(), ...all } },
  ];
}

export type Host = 'nginx' | 'caddy' | 'cdn';
export const hosts: readonly Host[] = ['nginx', 'caddy', 'cdn'];

const linesOf = (headers: HeaderRule['headers'], line: (name: string, value: string) => string): readonly string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** A location with headers of its own inherits none, so each names them all. What stands outside is for anything else. */
const nginx = (rules: readonly HeaderRule[]): readonly string[] =>
  rules.flatMap(({ what, path, headers }) => {
    // A failure is not to be kept for a year.
    const lines = linesOf(
      headers,
      (name, value) => `add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`,
    );
    if (what === 'anything else') return lines;
    return [`location ${path.endsWith('/') ? '^~' : '='} ${path} {`, ...lines.map((line) => `  ${line}`), '}'];
  });

const caddyPath = ({ what, path }: HeaderRule): string => (what === 'page' ? `/ ${path}` : path);
/** Only what is there: a file that is missing is not to be kept for a year. */
const caddyFolder = ({ path }: HeaderRule): string => `{\n\tpath ${path}*\n\tfile\n}`;
const caddyRest = (others: readonly HeaderRule[]): string => {
  const files = others.filter(({ path }) => !path.endsWith('/')).map(caddyPath);
  const folders = others.filter(({ path }) => path.endsWith('/')).map(caddyFolder);
  const unlike = [`path ${files.join(' ')}`, ...folders].map((one) => `not ${one}`.replaceAll('\n', '\n\t'));
  return `{\n\t${unlike.join('\n\t')}\n}`;
};

/** Each file falls under one matcher, so no header is set twice. */
const caddy = (rules: readonly HeaderRule[]): readonly string[] =>
  rules.flatMap((rule) => {
    const { what, path, headers } = rule;
    const matcher = `@${what.replace(' ', '_')}`;
    const others = rules.filter((other) => other !== rule);
    const matched =
      what === 'anything else' ? caddyRest(others) : path.endsWith('/') ? caddyFolder(rule) : `path ${caddyPath(rule)}`;
    return [
      `${matcher} ${matched}`,
      `header ${matcher} {`,
      ...linesOf(headers, (name, value) => `\t${name} "${value}"`),
      '}',
    ];
  });

/** A host of files adds up what several lines give one file, so no header stands under two of them, and none under all. */
const cdn = (rules: readonly HeaderRule[]): readonly string[] =>
  rules.flatMap(({ what, path, headers }) => {
    if (what === 'anything else') return [];
    const paths = path.endsWith('/') ? [`${path}*`] : what === 'page' ? ['/', path] : [path];
    return paths.flatMap((one) => [one, ...linesOf(headers, (name, value) => `  ${name}: ${value}`)]);
  });

const writers = { nginx, caddy, cdn };
const names = {
  nginx: 'nginx: into the server block, whose root is the folder of the build',
  caddy: 'Caddy: into the block of the site, beside root and file_server',
  cdn: 'CDN: the file _headers in the folder of the build',
};
const advice =
  'Strict-Transport-Security holds for a year and cannot be taken back: send it when the host answers over https alone.';

/** The headers as a host of this kind takes them. */
export const headersFor = (host: Host, rules: readonly HeaderRule[]): string =>
  [`# ${names[host]}`, `# ${advice}`, ...writers[host](rules)].join('\n');
