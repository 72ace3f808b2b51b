// Makes src/adapters/mock/engine/kernel/request-rules.gen.ts from api-spec: what the in-browser backend checks before a
// handler sees a request. A test beside that file fails when the two differ.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const entry = resolve(root, 'api-spec/openapi.yaml');
const target = resolve(root, 'src/adapters/mock/engine/kernel/request-rules.gen.ts');

const documents = new Map();
function documentAt(path) {
  if (!documents.has(path)) documents.set(path, parse(readFileSync(path, 'utf8')));
  return documents.get(path);
}

/** Follows $ref through files until something else stands there; siblings of a $ref only describe. */
function follow(node, file) {
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

const describing = new Set(['description', 'examples', 'example', 'default', 'title', 'deprecated']);
const understood = new Set(['type', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'format']);

function fieldRule(schema, required, where) {
  for (const key of Object.keys(schema)) {
    if (!describing.has(key) && !understood.has(key) && !key.startsWith('x-'))
      throw new Error(`${where}: cannot check "${key}"`);
  }
  const types = [schema.type ?? 'string'].flat();
  const kind = schema.format === 'binary' ? 'file' : types.includes('string') ? 'text' : types[0];
  if (!['file', 'text', 'integer'].includes(kind)) throw new Error(`${where}: cannot check type ${types}`);
  const { pattern, minLength, maxLength, minimum, maximum } = schema;
  const values = schema.enum?.filter((value) => value !== null).map(String);
  const rule = { kind, required, values, pattern, minLength, maxLength, minimum, maximum };
  return Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined && value !== false));
}

function bodyFields(operation, file, where) {
  if (operation.requestBody === undefined) return {};
  const body = follow(operation.requestBody, file);
  const media = Object.values(body.node.content)[0];
  const { node: schema, file: schemaFile } = follow(media.schema, body.file);
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      fieldRule(follow(property, schemaFile).node, required.has(name), `${where} ${name}`),
    ]),
  );
}

function queryFields(operation, file, where) {
  const parameters = (operation.parameters ?? []).map((parameter) => follow(parameter, file));
  return Object.fromEntries(
    parameters
      .filter(({ node }) => node.in === 'query')
      .map(({ node, file: home }) => [
        node.name,
        fieldRule(follow(node.schema, home).node, node.required === true, `${where} ${node.name}`),
      ]),
  );
}

export function readRequestRules() {
  const api = documentAt(entry);
  const rules = {};
  for (const [path, item] of Object.entries(api.paths)) {
    const { node, file } = follow(item, entry);
    for (const [verb, operation] of Object.entries(node)) {
      if (!['get', 'post', 'put', 'delete'].includes(verb)) continue;
      const name = `${verb.toUpperCase()} ${path}`;
      // Visitors are answered where there is nothing to show, or where that is one of several ways.
      const ways = operation.security ?? [{ sessionToken: [] }];
      const isOpen = ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
      const fields = { ...queryFields(operation, file, name), ...bodyFields(operation, file, name) };
      rules[name] = { access: isOpen ? 'open' : 'signed-in', fields };
    }
  }
  return rules;
}

function render(rules) {
  return `import type { RequestRule } from './request-rule.ts';

// Made from api-spec by scripts/generate-request-rules.mjs: change the specification, then run it again.
export const requestRules: Readonly<Record<string, RequestRule>> = ${JSON.stringify(rules, null, 2)};
`;
}

/** As it stands in the repository: formatted like everything else. */
function formatted(text) {
  const folder = mkdtempSync(join(tmpdir(), 'request-rules-'));
  const file = join(folder, basename(target));
  try {
    writeFileSync(file, text);
    execFileSync(resolve(root, 'node_modules/.bin/oxfmt'), ['-c', resolve(root, '.oxfmtrc.json'), file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = formatted(render(readRequestRules()));
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error(`${target} is not what api-spec says: npm run generate`);
    process.exit(1);
  }
}
