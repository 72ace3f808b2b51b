// Makes src/adapters/mock/engine/kernel/requests/request-rules.gen.ts from api-spec: what the in-browser backend checks before a
// handler sees a request. A test beside that file fails when the two differ.
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from './generated-file.mjs';
import { describedOperations, follow, simulatedTwin } from './read-api.mjs';

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
  const rules = {};
  for (const { name, operation, file } of describedOperations()) {
    // Visitors are answered where there is nothing to show, or where that is one of several ways.
    const ways = operation.security ?? [{ sessionToken: [] }];
    const isOpen = ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
    const fields = { ...queryFields(operation, file, name), ...bodyFields(operation, file, name) };
    rules[name] = { access: isOpen ? 'open' : 'signed-in', fields };
    if (operation['x-tandem-simulated'] === true) rules[simulatedTwin(name)] = rules[name];
  }
  return rules;
}

function render(rules) {
  return `import type { RequestRule } from './request-rule.ts';

// Made from api-spec by scripts/generate-request-rules.mjs: change the specification, then run it again.
export const requestRules: Readonly<Record<string, RequestRule>> = ${JSON.stringify(rules, null, 2)};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeOrCheck('src/adapters/mock/engine/kernel/requests/request-rules.gen.ts', render(readRequestRules()));
}
