// Adds a text to a dictionary of every language: `npm run text -- quiz.card.hint "Look here first"`. In the others the English
// text stands until it is translated, and is marked in locales/unreviewed.txt.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [path = '', text = ''] = process.argv.slice(2);
const [dictionary = '', ...keys] = path.split('.');
if (dictionary === '' || keys.length === 0 || text === '') {
  console.error('npm run text -- dictionary.key "English": quiz.card.hint "Look here first"');
  process.exit(1);
}

/** The tree with the text at the end of the keys. Throws where something stands there already. */
function withText(tree, [key, ...rest]) {
  const inner = tree[key];
  if (rest.length === 0) {
    if (inner !== undefined) throw new Error(`${path} is there: ${JSON.stringify(inner)}`);
    return { ...tree, [key]: text };
  }
  if (typeof inner === 'string') throw new Error(`${path}: a text stands at ${key}`);
  return { ...tree, [key]: withText(inner ?? {}, rest) };
}

const unreviewed = 'locales/unreviewed.txt';
const end = '# end';
const languages = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = languages.map(({ name }) => ({ name, file: `locales/${name}/${dictionary}.json` }));
const written = files.map(({ name, file }) => ({
  name,
  file,
  tree: withText(JSON.parse(readFileSync(file, 'utf8')), keys),
}));
for (const { file, tree } of written) writeFileSync(file, `${JSON.stringify(tree, null, 2)}\n`);
const marks = written.filter(({ name }) => name !== 'en').map(({ name }) => `${name} ${path}\n`);
writeFileSync(unreviewed, readFileSync(unreviewed, 'utf8').replace(end, marks.join('') + end));
console.log(
  `${path} is in ${written.length} languages. Translate it in ${marks.length} and take its rows out of ${unreviewed}.`,
);
