// Makes docs/servers.md from what the walk over the public families has seen: `npm run walk -- families`, then this.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const folder = 'test-results/families';
const families = ['a', 'b', 'c', 'd'];

if (!existsSync(folder)) {
  console.error('nothing has been walked: npm run walk -- families');
  process.exit(1);
}

/** What each family's walk saw, by address. */
const seen = new Map(
  families.map((family) => {
    const files = readdirSync(folder).filter((file) => file.startsWith(`${family}-`));
    const rows = files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    return [family, new Map(rows.map((row) => [row.path, row]))];
  }),
);

const paths = [...(seen.get('a')?.keys() ?? [])];
const incomplete = families.filter((family) => seen.get(family)?.size !== paths.length);
if (incomplete.length > 0) {
  console.error(`not walked to the end: ${incomplete.join(', ')}`);
  process.exit(1);
}

const cell = ({ state, says }) => (says === '' ? state : `${state}: ${says.replace(/\.$/, '')}`);
const rowOf = (path) => `| \`${path}\` | ${families.map((family) => cell(seen.get(family).get(path))).join(' | ')} |`;

const differing = paths.filter((path) => families.some((family) => seen.get(family).get(path).state !== 'works'));
const same = paths.filter((path) => !differing.includes(path));

writeFileSync(
  'docs/servers.md',
  `# What works on which server

Made by \`npm run servers\` from a walk of the live build over all ${paths.length} addresses, before the sandbox in the words of each
public family (docs/dialects.md). *works*: no part of the screen says that it cannot be shown; an empty list works too, and
\`npm run conformance\` tells those apart. *limited*: a part says why it shows nothing. *empty*: nothing is listed that leads there.

## Addresses that differ

| address | a | b | c | d |
|---|---|---|---|---|
${differing.map(rowOf).join('\n')}

## Addresses that work on all four families

${same.map((path) => `\`${path}\``).join(', ')}
`,
);
