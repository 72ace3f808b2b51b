// Writes docs/requirements.md: what each requirement asks, and the tests that claim it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from './generated-file.mjs';

const table = 'tests/architecture/tables/requirements.json';
const target = 'docs/requirements.md';

const inCell = (text) => text.replaceAll('|', '\\|');
const claim = ([file, titles]) => titles.map((title) => `\`${file}\`: ${inCell(title)}`).join('<br>');
const isClaimed = ({ tests }) => Object.keys(tests).length > 0;

const row = ({ id, asks, tests }) =>
  `| ${id} | ${inCell(asks)} | ${isClaimed({ tests }) ? Object.entries(tests).map(claim).join('<br>') : '**not claimed**'} |`;

/** The document for these requirements. */
export function renderRequirements(requirements) {
  const open = requirements.filter((requirement) => !isClaimed(requirement));
  return `# Requirements, and the tests that claim them

Made by \`scripts/generate-requirements.mjs\` from \`${table}\`: change that table, then \`npm run generate\`. The rows say what a
trading program of this kind owes to the people who use it. \`tests/architecture/requirements.test.ts\` refuses a
row whose test is gone, and a claim whose title does not carry the row's id. More tests carry an id than are named here:
\`git grep -w OE5 tests src\` finds them all. A file that ends in \`.walk.ts\` runs in \`npm run walk\`, every other in \`npm test\`.

${requirements.length} rows; ${requirements.length - open.length} are claimed. A claim is not the whole of what a row could mean: the title says what is shown.
${open.length === 0 ? 'Every row has its test.' : `Nothing claims ${open.map(({ id }) => id).join(', ')}.`}

| id | asks | claimed by |
|---|---|---|
${requirements.map(row).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeOrCheck(target, renderRequirements(JSON.parse(readFileSync(table, 'utf8'))));
