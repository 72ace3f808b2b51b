import { describe, expect, test } from 'vitest';
import { filesBelow, isGenerated, programFiles, read } from '../support/source-files.ts';
import {
  colourFindings,
  nameFindings,
  raised,
  scriptFindings,
  unfinishedFindings,
  wordFindings,
} from './tidy-rules.ts';

const ownFiles = (): readonly string[] =>
  ['src', 'tests', 'scripts', 'bench', 'catalogue', 'docs', 'api-spec', 'locales']
    .flatMap(filesBelow)
    .filter((path) => !isGenerated(path));
const lines = (count: number): string => 'run();\n'.repeat(count);

describe('tidy', () => {
  test('sizes, depths and banned constructs', () => {
    expect(programFiles().flatMap((path) => scriptFindings(path))).toEqual([]);
  });

  test('colours come from the tokens', () => {
    const styled = filesBelow('src').filter(
      (path) => /\.(css|tsx?)$/.test(path) && !isGenerated(path) && !/(^|\/)tokens\.css$|\.test\.tsx?$/.test(path),
    );
    expect(styled.flatMap((path) => colourFindings(path, read(path)))).toEqual([]);
  });

  test('files and folders are named in kebab-case', () => {
    const named = ['src', 'tests', 'scripts', 'bench', 'catalogue']
      .flatMap(filesBelow)
      // What a product is laid from has the names of what it becomes; others have endings that their tool asks for.
      .filter((path) => !/^tests\/wire\/recordings\/|README\.md$|\.template$|\.stories\.tsx$|\.npmrc$/.test(path));
    expect(named.flatMap(nameFindings)).toEqual([]);
  });

  test('nothing is left unfinished or points outside the project', () => {
    const words = ownFiles().filter(
      (path) => /\.(tsx?|mjs|css|json|md|ya?ml)$/.test(path) && !path.startsWith('tests/architecture/tidy'),
    );
    expect(words.flatMap((path) => unfinishedFindings(path, read(path)))).toEqual([]);
    expect(
      words.filter((path) => /(^|["'\s(])(\/work\/|\.\.\/shared\/)/m.test(read(path)) && path.endsWith('.md')),
    ).toEqual([]);
  });

  test('comments, documents and the specification use plain English', () => {
    // The titles of tests in the list of requirements are no prose of it.
    const written = ['README.md', ...ownFiles()].filter(
      (path) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(path) && path !== 'docs/requirements.md',
    );
    expect(written.flatMap((path) => wordFindings(path, read(path)))).toEqual([]);
  });

  test('a README is at most 150 lines', () => {
    const readmes = ['README.md', ...ownFiles().filter((path) => path.endsWith('README.md'))];
    expect(readmes.filter((path) => read(path).split('\n').length > 151)).toEqual([]);
  });

  test('every raised limit says why', () => {
    expect(raised.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

describe('tidy: each rule bites', () => {
  const sample = (text: string, path = 'src/core/domain/sample.ts'): readonly string[] => scriptFindings(path, text);

  test.each([
    ['a long file', lines(301), '301 lines'],
    ['a long function', `export function long() {\n${lines(69)}}\n`, 'long: 71 lines'],
    ['a long arrow', `export const long = () => {\n${lines(69)}};\n`, 'long: 71 lines'],
    ['many parameters', 'export const f = (a: 1, b: 2, c: 3, d: 4) => a;', '4 parameters'],
    [
      'deep nesting',
      'function f() { if (a) { for (;;) { while (b) { try { run(); } finally { end(); } } } } }',
      'nested 4 deep',
    ],
    ['any', 'export const a: any = 1;', ': any'],
    ['a non-null assertion', 'export const a = b!;', 'non-null'],
    ['a cast', 'export const a = b as string;', 'a cast'],
    ['a default export', 'export default 1;', 'default export'],
    ['a default function', 'export default function f() {}', 'default export'],
    ['a re-export', "export { a } from './a.ts';", 're-export'],
    ['a re-export of all', "export * from './a.ts';", 're-export'],
    ['console', "console.log('a');", 'console'],
    ['Date.now', 'const a = Date.now();', 'Date.now'],
    ['new Date()', 'const a = new Date();', 'new Date()'],
    ['Math.random', 'const a = Math.random();', 'Math.random'],
    ['18B use() after a condition', 'function A() { if (!isThere) use(b); }', 'conditional use()'],
    ['18B use() instead of a value', 'const A = () => there ?? use(b);', 'conditional use()'],
    [
      'a wide port',
      `export interface WidePort {\n${Array.from({ length: 13 }, (_, index) => `m${index}(): void;`).join('\n')}\n}`,
      '13 methods',
    ],
  ])('%s', (_name, text, finding) => {
    expect(sample(text).join('\n')).toContain(finding);
  });

  test('what is allowed is not found', () => {
    expect(
      sample(
        "export const a = ['x'] as const;\nfunction f() { if (a) run(); else if (b) run(); else if (c) run(); else if (d) run(); }",
      ),
    ).toEqual([]);
    expect(sample('export const a = b as string;', 'src/adapters/wire/site/site-codec.ts')).toEqual([]);
    expect(sample('const f = () => (isThere ? () => use(a) : use);')).toEqual([]);
    expect(
      sample(
        'export const a = new Date(0);\nexport const now = () => Date.now();',
        'src/adapters/wire/platform/system-clock.ts',
      ),
    ).toEqual([]);
    expect(sample(`export function Card() {\n${lines(85)}}\n`, 'src/core/ui/card.tsx')).toEqual([]);
  });

  test.each([
    'a { color: #fff; }',
    'a { color: rgb(0 0 0 / 50%); }',
    'a { background: white; }',
    'a { border: 1px solid #12345678; }',
  ])('%s', (style) => {
    expect(colourFindings('src/a.css', style)).toHaveLength(1);
  });

  test('colours: identifiers, ids and tokens are none', () => {
    expect(
      colourFindings(
        'src/a.css',
        'a { color: var(--red); /* #fff */ background: color-mix(in srgb, var(--up) 20%, transparent); }\n.white-space { white-space: pre; }',
      ),
    ).toEqual([]);
    expect(colourFindings('src/a.ts', "const a = '#fff';")).toHaveLength(1);
    expect(colourFindings('src/a.ts', "const a = '#/pages/add';")).toEqual([]);
  });

  test('names', () => {
    expect(
      [
        'src/core/Upper.ts',
        'src/core/under_score.ts',
        'src/Core/a.ts',
        'src/core/index.ts',
        'src/core/utils.ts',
      ].filter((path) => nameFindings(path).length === 0),
    ).toEqual([]);
    expect(
      ['src/core/i18n/use-text.ts', 'tests/contract/trading-port.contract.test.ts', 'src/a/b.module.css'].flatMap(
        nameFindings,
      ),
    ).toEqual([]);
  });

  test.each([
    ['// Nobody asks.', ['a.tsx:1: nobody']],
    ['run(); // for whoever asks', ['a.tsx:1: whoever']],
    ['/**\n * What became\n * of it, for somebody.\n */', ['a.tsx:2: what became\n * of', 'a.tsx:3: somebody']],
    ["const a = /* whoever */ 'b';", ['a.tsx:1: whoever']],
    ['const a = <p>{/* Whoever asks. */}</p>;', ['a.tsx:1: whoever']],
    ["const nobody = 'https://somebody.test'; // A name and an address.", []],
    ['const a = <p>Nobody // asks</p>;', []],
    ['const a = `// whoever ${b} // somebody`;', []],
    ['const a = /\\/* nobody *\\//;', []],
  ])('words: %j', (text, findings) => {
    expect(wordFindings('a.tsx', text)).toEqual(findings);
  });

  test('words: comments of styles, documents, and the specification', () => {
    expect(wordFindings('a.css', 'a { color: red; } /* For nobody. */')).toHaveLength(1);
    expect(wordFindings('a.md', 'One line.\nFor whoever asks.')).toEqual(['a.md:2: whoever']);
    expect(wordFindings('a.md', 'Not `nobody@b.test`, and not "nobody".')).toEqual([]);
    expect(wordFindings('a.yaml', "# What became\n# of it.\na: { description: 'For nobody.' }")).toEqual([
      'a.yaml:1: what became\n# of',
      'a.yaml:3: nobody',
    ]);
  });

  test('unfinished work', () => {
    expect(unfinishedFindings('a.ts', '// TODO later')).toHaveLength(1);
    expect(unfinishedFindings('a.ts', '// TODO (#12) later')).toEqual([]);
  });
});
