// Makes docs/servers.md: which calls each public family lacks or takes otherwise, from the tables of the dialects, and
// what every address shows, from the walk over them (`npm run walk -- families`). With `--calls` the addresses stay as
// they are in the file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { familyCalls } from './family-calls.ts';

const file = 'docs/servers.md';
const folder = 'test-results/families';
const families = ['a', 'b', 'c', 'd'];
const heading = '## Addresses that differ';

interface Seen {
  readonly path: string;
  readonly state: string;
  readonly says: string;
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

/** What each family's walk saw, by address. */
function walked(family: string): ReadonlyMap<string, Seen> {
  if (!existsSync(folder)) fail('nothing has been walked: npm run walk -- families');
  const files = readdirSync(folder).filter((name) => name.startsWith(`${family}-`));
  const rows = files.flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as readonly Seen[]);
  return new Map(rows.map((row) => [row.path, row]));
}

const cell = ({ state, says }: Seen): string => (says === '' ? state : `${state}: ${says.replace(/\.$/, '')}`);

/** The part about addresses. */
function addressPart(): string {
  const seen = families.map(walked);
  const paths = [...(seen[0]?.keys() ?? [])];
  const incomplete = families.filter((_, at) => seen[at]?.size !== paths.length);
  if (incomplete.length > 0) fail(`not walked to the end: ${incomplete.join(', ')}`);
  const rowsOf = (path: string): readonly Seen[] => seen.flatMap((rows) => rows.get(path) ?? []);
  const isDiffering = (path: string): boolean => rowsOf(path).some(({ state }) => state !== 'works');
  const same = paths.filter((path) => !isDiffering(path));
  return `${heading}

A walk of the live build over all ${paths.length} addresses, before the sandbox in the words of each family. *works*: no part of the
screen says that it cannot be shown; an empty list works too, and \`npm run conformance\` tells those apart. *limited*: a part
says why it shows nothing, or cannot be used. *hidden*: the address says that it is not offered, and no entry leads there; the
reason is beside it. *empty*: nothing is listed that leads there.

| address | a | b | c | d |
|---|---|---|---|---|
${paths
  .filter(isDiffering)
  .map((path) => `| \`${path}\` | ${rowsOf(path).map(cell).join(' | ')} |`)
  .join('\n')}

## Addresses that work on all four families

${same.map((path) => `\`${path}\``).join(', ')}
`;
}

const storedPart = (): string => readFileSync(file, 'utf8').replace(/^.*?(?=## Addresses that differ)/s, '');

writeFileSync(
  file,
  `# Public servers: which calls and pages work

Made by \`npm run servers\` from the tables of the dialects (\`src/adapters/mock/dialects/families\`) and a walk in the browser.
What each family means by its answers, and what the app does about it, is in \`docs/dialects.md\`.

${familyCalls()}
${process.argv.includes('--calls') ? storedPart() : addressPart()}`,
);
