import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productAreas, switchOf } from '../../src/core/config/product-areas.ts';
import type { FeatureRoute } from '../../src/core/navigation/feature-route.ts';
import { areaLists } from '../../src/features/shared/server/data/area-lists.gen.ts';
import { valueImports } from '../support/imports.ts';
import { filesBelow, isScript, isTest } from '../support/source-files.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const readmes = filesBelow('src').filter((path) => path.endsWith('/README.md'));
/** What a build or a person makes; everything else that a document names must exist. */
const made = /^(dist|node_modules)\b|\/tandem\.json$/;

const roots = /^(?:src|tests|docs|api-spec|locales|scripts|bench|public)\//;
/** Folders that a path could be written from in place of the root. */
const inner = ['src', 'src/features', 'src/adapters', 'src/adapters/mock', 'src/adapters/mock/engine'];

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** `/a/{b,c}` → `/a/b`, `/a/c`. */
function expanded(text: string): readonly string[] {
  const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? [];
  return list === undefined ? [text] : list.split(',').map((one) => `${before ?? ''}${one}${after ?? ''}`);
}

/** Code with a slash that could be a path. */
const slashed = (document: string): readonly string[] =>
  codeIn(read(document).replace(/^```.*?^```/gms, '')).filter((code) =>
    /^[\w.@][\w./<>*{},@-]*\/[\w./<>*{},-]+$/.test(code),
  );

/** Of `src/core/ports/<area>-port.ts` only the folder can be looked for. */
const surePart = (path: string): string => path.replace(/[^/]*[<*].*$/, '');

/** Paths of this project in a document: targets of links, and code that begins with one of its folders. */
function namedPaths(document: string): readonly string[] {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const code = slashed(document).filter((path) => roots.test(path));
  return [...links, ...code.flatMap(expanded).map(surePart)];
}

/** Paths that a reader cannot open from the root of the project. */
function shortPaths(document: string): readonly string[] {
  const places = document.startsWith('src/') ? [...inner, dirname(document), 'src/features/trading'] : inner;
  return slashed(document).filter(
    (path) =>
      !roots.test(path) && places.some((place) => existsSync(join(place, surePart(path)))) && surePart(path) !== '',
  );
}

describe('documents', () => {
  test.each([...documents, ...readmes])('everything that %s names exists', (document) => {
    const missing = namedPaths(document).filter((path) => !made.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  test.each([...documents, ...readmes])('%s writes every path from the root', (document) => {
    expect(shortPaths(document)).toEqual([]);
  });

  test.each(readmes)('docs/requirements.md has every id that %s names', (readme) => {
    const requirements = read('docs/requirements.md');
    const ids = read(readme).match(/\b[A-Z]{1,2}\d+\b/g) ?? [];
    expect(ids.filter((id) => !requirements.includes(`\n| ${id} |`))).toEqual([]);
  });

  test.each([
    ['README.md', 150],
    ['docs/architecture.md', 170],
    ...readmes.map((path): [string, number] => [path, 24]),
  ])('%s has at most %i lines', (document, most) => {
    expect(read(document).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });
});

test('a vertical of trading imports only those that its README lists before it', () => {
  const trading = 'src/features/trading';
  const verticals = [...read(`${trading}/README.md`).matchAll(/\d\. `(\w+)`/g)].map(([, name = '']) => name);
  const folders = readdirSync(trading, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(verticals.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  const heightOf = (path: string): number => verticals.findIndex((name) => path.startsWith(`${trading}/${name}/`));
  // The products of an account do not know each other.
  const productOf = (path: string): string | undefined =>
    ['spot', 'contracts', 'options'].find((name) => path.startsWith(`${trading}/${name}/`));
  const areNeighbours = (from: string, to: string): boolean => {
    const [one, other] = [productOf(from), productOf(to)];
    return one !== undefined && other !== undefined && one !== other;
  };
  const upwards = filesBelow(trading)
    .filter((path) => isScript(path) && !isTest(path) && heightOf(path) >= 0)
    .flatMap((from) =>
      valueImports(from)
        .filter((to) => heightOf(to.path) > heightOf(from) || areNeighbours(from, to.path))
        .map((to) => `${from} → ${to.path}`),
    );
  expect(upwards).toEqual([]);
});

interface Row {
  /** Below src/features. */
  readonly folder: string;
  readonly routes: readonly string[];
  readonly dictionaries: readonly string[];
}

/** The first table of docs/where.md. */
const rows: readonly Row[] = [
  ...(read('docs/where.md').split('## One answer each')[0] ?? '').matchAll(
    /^\| (.+?) \| (.*?) ?\| .+? \| (`.+`) \|$/gm,
  ),
].map(([, feature = '', routes = '', dictionaries = '']) => ({
  folder: /\(\.\.\/src\/features\/(.+)\/README\.md\)/.exec(feature)?.[1] ?? feature,
  routes: codeIn(routes).flatMap(expanded),
  dictionaries: codeIn(dictionaries),
}));

const isOf = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The paths in the `routes.tsx` of a folder. */
async function pathsOf(folder: string): Promise<readonly string[]> {
  const file = `../../src/features/${folder}/routes.tsx`;
  if (!existsSync(join('src/features', folder, 'routes.tsx'))) return [];
  const exported: Readonly<Record<string, readonly FeatureRoute[]>> = await import(file);
  return Object.values(exported).flatMap((routes) => routes.map(({ path }) => path));
}

describe('the table of docs/where.md', () => {
  test('has a row for each feature, and each has a README', () => {
    const folders = readdirSync('src/features');
    const withRoutes = filesBelow('src/features')
      .filter((path) => path.endsWith('/routes.tsx'))
      .map((path) => dirname(path).replace('src/features/', ''));
    const expected = [...new Set([...folders, ...withRoutes])].toSorted();
    expect(rows.map(({ folder }) => folder).toSorted()).toEqual([...expected, 'src/core, src/app'].toSorted());
    expect(expected.filter((folder) => !existsSync(join('src/features', folder, 'README.md')))).toEqual([]);
  });

  test.each(rows.filter(({ folder }) => !folder.includes(',')))(
    'names the routes of $folder, and no others',
    async ({ folder, routes }) => {
      const paths = await pathsOf(folder);
      expect(paths.filter((path) => !routes.some((pattern) => isOf(pattern, path)))).toEqual([]);
      expect(routes.filter((pattern) => !paths.some((path) => isOf(pattern, path)))).toEqual([]);
    },
  );

  test('names each dictionary once', () => {
    const dictionaries = readdirSync('locales/en').flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);
    expect(rows.flatMap((row) => row.dictionaries).toSorted()).toEqual(dictionaries.toSorted());
  });

  test('a function that it names is in the file that it names', () => {
    const named = [...read('docs/where.md').matchAll(/((?:`\w+`(?:, )?)+) in `(src\/[^`]+)`/g)].flatMap(
      ([, functions = '', path = '']) => codeIn(functions).map((name) => [name, path] as const),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter(([name, path]) => !read(path).includes(name))).toEqual([]);
  });

  test('the four tests of practice exist, and the proofs name their files', () => {
    const named = [...read('docs/where.md').matchAll(/^\d\. `(\S+)`: "(.+)"/gm)];
    expect(named.filter(([, path = '', title = '']) => !read(path).includes(title))).toEqual([]);
    const [proof = ''] = /^\| Practice cannot touch real money.*$/m.exec(read('docs/proof.md')) ?? [];
    expect(named.map(([, path]) => path)).toEqual(codeIn(proof).slice(0, 4));
    expect(named.length).toBe(4);
  });
});

test('docs/configuration.md has every product by the name that config.json takes, with the list that is probed', () => {
  const named = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` \| .* \| (?:`(\/\S+)`|not probed: on) \|$/gm)];
  const probed = new Map<string, string>(areaLists);
  expect(named.map(([, name, path]) => [name, path === undefined ? undefined : `GET ${path}`])).toEqual(
    productAreas.map((area) => [switchOf(area), probed.get(area)]),
  );
});
