// Lays a finance product from api-spec to screen: `npm run new-product -- index-funds`. The files are made from the
// templates in scripts/new-product/files, which say `new-product`, `newProduct`, `NewProduct` and `New product` for the name.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rowsOf } from './new-product/rows.mjs';

const templates = join(dirname(fileURLToPath(import.meta.url)), 'new-product/files');
const ending = '.template';

const pascal = (kebab) => kebab.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** The words of the templates, and what stands for them. */
function namesOf(kebab) {
  const whole = pascal(kebab);
  const title = kebab.replaceAll('-', ' ');
  return [
    ['NewProduct', whole],
    ['newProduct', whole[0].toLowerCase() + whole.slice(1)],
    ['new-product', kebab],
    ['New product', title[0].toUpperCase() + title.slice(1)],
  ];
}
const named = (text, names) => names.reduce((done, [word, name]) => done.replaceAll(word, name), text);

const templateFiles = () =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.split('\\').join('/'));

function layFiles(names) {
  const files = templateFiles().map((name) => ({
    from: join(templates, name),
    to: named(name.slice(0, -ending.length), names),
  }));
  const taken = files.filter(({ to }) => existsSync(to));
  if (taken.length > 0) throw new Error(`there is something of this name: ${taken.map(({ to }) => to).join(', ')}`);
  for (const { from, to } of files) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, named(readFileSync(from, 'utf8'), names));
  }
  return files.map(({ to }) => to);
}

/** Puts a row before a line of a file; the line is the first such one after `within`, where that is said. */
function insertRow({ file, within = '', before, row }) {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(within);
  const at = from < 0 ? -1 : text.indexOf(before, from + within.length);
  if (at < 0)
    throw new Error(
      `${file}: no “${before.trim()}”; put the row there yourself, and mend scripts/new-product/rows.mjs`,
    );
  writeFileSync(file, text.slice(0, at) + row + text.slice(at));
}

function format(files) {
  execFileSync(process.execPath, [
    'node_modules/oxfmt/bin/oxfmt',
    ...files.filter((file) => !/\.(md|yaml)$/.test(file)),
  ]);
}

const kebab = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
  console.error('npm run new-product -- name, in small letters with hyphens: index-funds');
  process.exit(1);
}
const names = namesOf(kebab);
const laid = layFiles(names);
const rows = rowsOf().map((place) => ({ ...place, row: named(place.row, names) }));
for (const place of rows) insertRow(place);
const changed = [...new Set(rows.map(({ file }) => file))];
if (!process.argv.includes('--no-generate')) execFileSync('npm', ['run', '--silent', 'generate'], { stdio: 'inherit' });
format([...laid, ...changed]);

console.log(`${laid.length} files laid, ${changed.length} files changed:`);
for (const file of changed) console.log(`  ${relative('.', file)}`);
console.log(`
Next: say in locales/*/${names[1][1]}.json what it is called in each language, and take the rows out of locales/unreviewed.txt;
write what it really sells in the engine's funds file and in api-spec; give its tests the ids of its requirements.
Then: npm run verify`);
