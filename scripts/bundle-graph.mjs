import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const staticImport = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/** The chunks of a build that are loaded with `file` before it runs, itself included. */
export function withImports(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(staticImport))
    withImports(normalize(join(dirname(file), path)), seen);
  return seen;
}

/** The script that the page of a build starts with. */
export function entryOf(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, path] = /<script[^>]+src="\.?\/?([^"]+\.js)"/.exec(page) ?? [];
  if (path === undefined) throw new Error(`${folder}/index.html starts no script`);
  return join(folder, path);
}

/** The chunks whose name is one of `names`, the hash left off. */
export function chunksNamed(folder, names) {
  const assets = join(folder, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') && names.includes(file.replace(/-[\w-]{8}\.js$/, '')))
    .map((file) => join(assets, file));
}

/** The chunk of one dictionary: those of one name share their chunk name in all languages, so the language's own list tells. */
export function textChunk(folder, language, name) {
  const [words] = chunksNamed(folder, [`words-${language}`]);
  const [, path] = new RegExp(`["'\`](\\.{1,2}/${name}-[\\w-]{8}\\.js)["'\`]`).exec(readFileSync(words, 'utf8')) ?? [];
  if (path === undefined) throw new Error(`${words} does not name the dictionary ${name}`);
  return join(dirname(words), path);
}

/** Every file below a folder. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
