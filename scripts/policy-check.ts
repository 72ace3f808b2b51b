import type { HeaderRule } from './policy-headers.ts';

export type Headers = Readonly<Record<string, string>>;

const lowered = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers as `curl --head` writes them. What stands in several lines of one name is joined, as browsers join it. */
export function readHeaders(text: string): Headers {
  const found: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key !== '') found[key] = key in found ? `${found[key]}, ${value}` : value;
  }
  return found;
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** A directive that stands twice counts once, the first time. */
function directivesOf(policy: string): Directives {
  const found = new Map<string, readonly string[]>();
  for (const line of policy.split(';')) {
    const [name = '', ...sources] = line.trim().split(/\s+/);
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources);
  }
  return found;
}

const isFetch = (name: string): boolean => name.endsWith('-src');
/** What a policy says of a directive; what it does not say of a fetch, its default says. */
const sourcesOf = (policy: Directives, name: string): readonly string[] | undefined =>
  policy.get(name) ?? (isFetch(name) ? policy.get('default-src') : undefined);

/** The same source, or a path of the same host. */
const isWithin = (source: string, wanted: readonly string[]): boolean =>
  source === "'none'" || wanted.some((one) => source === one || (one.includes('://') && source.startsWith(`${one}/`)));

/** Whether a source lets through what is wanted, however much besides. */
function covers(source: string, wanted: string): boolean {
  if (source === wanted || source.startsWith(`${wanted}/`)) return true;
  if (!wanted.includes('://')) return false;
  const [scheme = '', host = ''] = wanted.split('://');
  if (source === '*' || source === `${scheme}:` || source === host) return true;
  const [, anyScheme, domain = ''] = /^(?:(\w+):\/\/)?\*(\..+)$/.exec(source) ?? [];
  return domain !== '' && host.endsWith(domain) && (anyScheme === undefined || anyScheme === scheme);
}

function directiveFindings(
  name: string,
  wanted: readonly string[],
  policies: readonly Directives[],
): readonly string[] {
  const said = policies.map((policy) => sourcesOf(policy, name)).filter((sources) => sources !== undefined);
  if (said.length === 0) return [`${name} is missing: nothing limits it`];
  // Of several policies each holds: one that is narrow enough is enough, and one that is too narrow is too narrow.
  const extras = said.map((sources) => sources.filter((source) => !isWithin(source, wanted)));
  const isNarrow = extras.some((sources) => sources.length === 0);
  const needed = wanted.filter((source) => source !== "'none'");
  const lacking = needed.filter((source) => said.some((sources) => !sources.some((one) => covers(one, source))));
  return [
    ...(isNarrow ? [] : [`${name} is wider: ${[...new Set(extras.flat())].join(' ')}`]),
    ...lacking.map((source) => `${name} lacks ${source}: the page needs it`),
  ];
}

function policyFindings(wanted: string, found: string): readonly string[] {
  const policies = found.split(',').map(directivesOf);
  return [...directivesOf(wanted)].flatMap(([name, sources]) => directiveFindings(name, sources, policies));
}

const allowances = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(',').map((part) => [part.split('=')[0]?.trim() ?? '', part.split('=')[1]?.trim() ?? '']));

function permissionFindings(wanted: string, found: string): readonly string[] {
  const allowed = allowances(found);
  return [...allowances(wanted)].flatMap(([feature, value]) => {
    const actual = allowed.get(feature);
    if (actual === undefined) return [`${feature} is missing: any page of the host may use it`];
    return actual === value || actual === '()' ? [] : [`${feature} is wider: ${actual}`];
  });
}

const ageIn = (text: string): number => Number(/max-age=(\d+)/i.exec(text)?.[1] ?? -1);
const halfYear = 15_552_000;

const cacheFindings = (wanted: string, found: string): readonly string[] => {
  if (wanted.includes('immutable')) return ageIn(found) >= halfYear ? [] : [`is ${found}: it may be ${wanted}`];
  return /no-cache|no-store|max-age=0/i.test(found) ? [] : [`is ${found}: an old file would stay; send ${wanted}`];
};

const comparisons: Readonly<Record<string, (wanted: string, found: string) => readonly string[]>> = {
  'content-security-policy': policyFindings,
  'permissions-policy': permissionFindings,
  'cache-control': cacheFindings,
  'strict-transport-security': (wanted, found) =>
    ageIn(found) >= halfYear ? [] : [`is ${found}: shorter than half a year; send ${wanted}`],
  'referrer-policy': (wanted, found) =>
    /^(?:no-referrer|same-origin)$/i.test(found) ? [] : [`is wider: ${found}; send ${wanted}`],
  'x-content-type-options': (wanted, found) => (found.toLowerCase() === wanted ? [] : [`is ${found}; send ${wanted}`]),
};

/** What a host sends less or wider than it should for files of one kind. Empty: nothing. */
export function findingsOf({ what, headers }: HeaderRule, sent: Headers): readonly string[] {
  const found = lowered(sent);
  return Object.entries(headers).flatMap(([name, wanted]) => {
    const value = found[name.toLowerCase()];
    if (value === undefined) return [`${what}: ${name} is missing`];
    const findings = comparisons[name.toLowerCase()]?.(wanted, value) ?? [];
    return findings.map((finding) => `${what}: ${name}: ${finding}`);
  });
}

/** No build has it. */
const missingFile = './no-such-file';

/** Asks a host for one file of each kind, and for one that is not there. `ask` may be the network's own fetch. */
export async function checkHost(
  address: string,
  rules: readonly HeaderRule[],
  ask: typeof fetch,
): Promise<readonly string[]> {
  const folder = new URL('.', address);
  const page = await ask(folder, { redirect: 'error' });
  const [asset] = /assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  const paths = {
    page: './',
    'service worker': './service-worker.js',
    configuration: './config.json',
    assets: asset,
    'anything else': missingFile,
  };
  const findings = rules.map(async (rule) => {
    const path = paths[rule.what];
    if (path === undefined) return [`${rule.what}: the page names none`];
    const answer = await ask(new URL(path, folder), { redirect: 'error' });
    if (!answer.ok && path !== missingFile) return [`${rule.what}: HTTP ${answer.status} for ${path}`];
    // Over http browsers ignore it.
    const { 'Strict-Transport-Security': overHttps, ...others } = rule.headers;
    const headers = folder.protocol === 'https:' && overHttps !== undefined ? rule.headers : others;
    return findingsOf({ ...rule, headers }, Object.fromEntries(answer.headers));
  });
  return (await Promise.all(findings)).flat();
}
