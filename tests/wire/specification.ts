import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

export type Tree = { readonly [key: string]: Tree | string | boolean | undefined };

const folder = join(import.meta.dirname, '../../api-spec');
/** The parsed files of the specification, by name. */
export const files: ReadonlyMap<string, Tree> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as Tree]),
);

const strict = new Ajv2020({ strict: false, allErrors: true });
// Fields of a form are texts on the wire, whatever the specification says they stand for.
const ofForms = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const [file, tree] of files) {
  strict.addSchema(tree, `spec:/${file}`);
  ofForms.addSchema(tree, `spec:/${file}`);
}

export interface Place {
  readonly file: string;
  readonly pointer: string;
}

const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

function treeAt({ file, pointer }: Place): Tree | undefined {
  const steps = pointer.split('/').slice(1).map(unescape);
  let tree = files.get(file);
  for (const step of steps) {
    const inner: Tree | string | boolean | undefined = tree?.[step];
    tree = typeof inner === 'object' ? inner : undefined;
  }
  return tree;
}

/** Follows `$ref`s of places that are no schemas: path items, responses, request bodies, parameters. */
function follow(place: Place): Place {
  const reference = treeAt(place)?.['$ref'];
  if (typeof reference !== 'string') return place;
  const [file = '', pointer = ''] = reference.split('#');
  return follow({ file: file === '' ? place.file : file, pointer });
}

/** The place some steps further down, following references on the way. */
const below = (place: Place, ...steps: string[]): Place =>
  steps.reduce((at, step) => follow({ file: at.file, pointer: `${at.pointer}/${escapeStep(step)}` }), place);

const verbs: ReadonlySet<string> = new Set(['get', 'post', 'put', 'delete']);

const placeOf = (operation: string): Place => {
  const [verb = '', path = ''] = operation.split(' ');
  return below(below({ file: 'openapi.yaml', pointer: '' }, 'paths', path), verb.toLowerCase());
};

/** Every operation that is described itself, e.g. `POST /coin/trade`. */
const described: readonly string[] = Object.keys(treeAt({ file: 'openapi.yaml', pointer: '/paths' }) ?? {}).flatMap(
  (path) =>
    Object.keys(treeAt(below({ file: 'openapi.yaml', pointer: '' }, 'paths', path)) ?? {})
      .filter((verb) => verbs.has(verb))
      .map((verb) => `${verb.toUpperCase()} ${path}`),
);

/** The call of the real account that a call of the simulated one is the twin of; any other call itself. */
const ofRealAccount = (operation: string): string => operation.replace(' /moni', ' /');

/** Whether the simulated account has this call of the real one, too. */
export const isSimulatedToo = (operation: string): boolean =>
  treeAt(placeOf(operation))?.['x-tandem-simulated'] === true;

/** The ways that servers have for a call, in the order in which they are tried. */
export function waysOfOperation(operation: string): readonly string[] {
  const ways = treeAt(placeOf(operation))?.['x-tandem-ways'];
  return typeof ways === 'object' ? Object.values(ways).map(String) : [operation];
}

/** Where a call is described: itself, its twin of the real account, or the call that it is another way of. */
function operationPlace(operation: string): Place {
  const real = ofRealAccount(operation);
  const main = described.includes(real) ? real : described.find((other) => waysOfOperation(other).includes(real));
  if (main === undefined) throw new Error(`not in api-spec: ${operation}`);
  return placeOf(main);
}

const validator = (ajv: Ajv2020, place: Place): ValidateFunction => {
  const validate = ajv.getSchema(`spec:/${place.file}#${place.pointer.split('/').map(encodeURIComponent).join('/')}`);
  if (validate === undefined) throw new Error(`no schema at ${place.file}#${place.pointer}`);
  return validate as ValidateFunction;
};

const problemsOf = (validate: ValidateFunction, value: unknown): readonly string[] =>
  validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);

function wordAt(place: Place, key: string): string {
  const word = treeAt(place)?.[key];
  return typeof word === 'string' ? word : '';
}

/** The name of the port's method that makes a call. */
export function operationIdOf(operation: string): string {
  const place = operationPlace(operation);
  return wordAt(place, 'x-tandem-way-of') || wordAt(place, 'operationId');
}

/** The file that describes a call, e.g. `coin.yaml`. */
export const fileOf = (operation: string): string => operationPlace(operation).file;

/** Where the schema of an answer stands. */
export const answerPlace = (operation: string): Place =>
  below(operationPlace(operation), 'responses', '200', 'content', 'application/json', 'schema');

/** Whether visitors may ask. */
export const isOpenToVisitors = (operation: string): boolean =>
  treeAt(operationPlace(operation))?.['security'] !== undefined;

/** Whether visitors may ask here and are turned away by servers that guard everything but a few calls. */
export const isGuardedElsewhere = (operation: string): boolean =>
  Object.keys(treeAt(below(operationPlace(operation), 'security')) ?? {}).length > 0;

/** A call of our own: few servers have it. */
export const isExtension = (operation: string): boolean =>
  treeAt(operationPlace(operation))?.['x-tandem-extension'] === true;

/** Of our own extensions, by the method of the port: where the rows of a list stand, and fields that each of them has. */
export const rowsOfExtensions: Readonly<Record<string, { readonly rows: string }>> = Object.fromEntries(
  described.flatMap((operation) => {
    const place = placeOf(operation);
    const rows = treeAt(place)?.['x-tandem-rows'];
    return typeof rows === 'object' && typeof rows['rows'] === 'string'
      ? [[wordAt(place, 'operationId'), { ...rows, rows: rows['rows'] }] as const]
      : [];
  }),
);

/** Every operation of the specification, those of the simulated account with it. */
export const operations: readonly string[] = described.flatMap((operation) =>
  isSimulatedToo(operation) ? [operation, operation.replace(' /', ' /moni')] : [operation],
);

/** Other verbs and paths that servers have for the same thing. */
export function sistersOf(operation: string): readonly string[] {
  const real = ofRealAccount(operation);
  const all = described.map(waysOfOperation).find((ways) => ways.includes(real)) ?? [];
  return all.filter((way) => way !== real);
}

/** What is wrong with an answer by the specification; nothing when it is right. */
export function answerProblems(operation: string, answer: unknown): readonly string[] {
  return problemsOf(validator(strict, answerPlace(operation)), answer);
}

function parameterProblems(operation: string, fields: Readonly<Record<string, string>>): readonly string[] {
  const place = below(operationPlace(operation), 'parameters');
  const count = Object.keys(treeAt(place) ?? {}).length;
  const places = Array.from({ length: count }, (_, index) => below(place, String(index)));
  const names = new Map(places.map((parameter) => [wordAt(parameter, 'name'), parameter]));
  const unknown = Object.keys(fields).filter((name) => !names.has(name));
  const missing = places.filter((parameter) => treeAt(parameter)?.['required'] === true);
  return [
    ...unknown.map((name) => `${name} is no parameter`),
    ...missing.map((parameter) => wordAt(parameter, 'name')).filter((name) => fields[name] === undefined),
    ...Object.entries(fields).flatMap(([name, value]) => {
      const parameter = names.get(name);
      return parameter === undefined ? [] : problemsOf(validator(ofForms, below(parameter, 'schema')), value);
    }),
  ];
}

function formProblems(operation: string, fields: Readonly<Record<string, string>>): readonly string[] {
  const schema = below(
    operationPlace(operation),
    'requestBody',
    'content',
    'application/x-www-form-urlencoded',
    'schema',
  );
  const properties = treeAt(below(schema, 'properties')) ?? {};
  const unknown = Object.keys(fields).filter((name) => properties[name] === undefined);
  return [...unknown.map((name) => `${name} is no field`), ...problemsOf(validator(ofForms, schema), { ...fields })];
}

/** What is wrong with the fields of a request by the specification. */
export const requestProblems = (operation: string, fields: Readonly<Record<string, string>>): readonly string[] =>
  operation.startsWith('GET ') ? parameterProblems(operation, fields) : formProblems(operation, fields);
