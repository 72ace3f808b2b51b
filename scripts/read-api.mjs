// Reads api-spec for the scripts that generate from it.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const entry = resolve(dirname(fileURLToPath(import.meta.url)), '../api-spec/openapi.yaml');

const documents = new Map();
function documentAt(path) {
  if (!documents.has(path)) documents.set(path, parse(readFileSync(path, 'utf8')));
  return documents.get(path);
}

/** Follows $ref through files until something else stands there; siblings of a $ref only describe. */
export function follow(node, file) {
  if (node?.$ref === undefined) return { node, file };
  const [path, pointer] = node.$ref.split('#');
  const next = path === '' ? file : resolve(dirname(file), path);
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = keys.reduce((part, key) => part?.[key], documentAt(next));
  if (found === undefined) throw new Error(`${node.$ref} in ${file} points nowhere`);
  return follow(found, next);
}

/** The call of the simulated account beside one of the real account. */
export const simulatedTwin = (operation) => operation.replace(' /', ' /moni');

/** Every described operation: its name on the wire, what is said of it, and the file that says it. */
export function describedOperations() {
  return Object.entries(documentAt(entry).paths).flatMap(([path, item]) => {
    const { node, file } = follow(item, entry);
    return Object.entries(node)
      .filter(([verb]) => ['get', 'post', 'put', 'delete'].includes(verb))
      .map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, operation, file }));
  });
}
