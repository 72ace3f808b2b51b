import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import type { Difference } from '../contract/promises/port-promise.ts';
import { answerPlace, files, type Place, type Tree } from '../wire/specification.ts';

/**
 * The specification at its word: what `x-tandem-strict` narrows is narrow, and of several shapes the one that an answer
 * comes closest to is held against it, so that one wrong field is one difference.
 */
const ajv = new Ajv2020({ strict: false, allErrors: true });

type Leaf = Tree | string | boolean | undefined | null;

/** References made absolute, because a branch is compiled apart from its file. */
function prepared(leaf: Leaf, file: string): unknown {
  if (Array.isArray(leaf)) return leaf.map((item: Leaf) => prepared(item, file));
  if (typeof leaf !== 'object' || leaf === null) return leaf;
  return Object.fromEntries(
    Object.entries(leaf).map(([key, value]) => {
      if (key === '$ref' && typeof value === 'string')
        return [key, `spec:/${value.startsWith('#') ? file : ''}${value}`];
      return [key === 'oneOf' ? 'closestOf' : key, prepared(value, file)];
    }),
  );
}

/** A wrong envelope says less about an answer than a wrong field inside it. */
const weightOf = ({ instancePath, keyword }: ErrorObject): number =>
  ['', '/type', '/code'].includes(instancePath) && keyword !== 'required' ? 1000 : 1;
const distanceOf = (errors: readonly ErrorObject[]): number =>
  errors.reduce((distance, error) => distance + weightOf(error), 0);

function closest(validators: readonly ValidateFunction[], value: unknown): readonly ErrorObject[] {
  const tried = validators.map((validate) => (validate(value) ? [] : [...(validate.errors ?? [])]));
  return tried.toSorted((left, right) => distanceOf(left) - distanceOf(right))[0] ?? [];
}

ajv.addKeyword({ keyword: 'x-tandem-strict', macro: (schema: object) => schema });
ajv.addKeyword({
  keyword: 'closestOf',
  errors: 'full',
  compile: (branches: object[]) => {
    let validators: readonly ValidateFunction[] | undefined;
    const validate: DataValidateFunction = (value: unknown, context?: { instancePath: string }): boolean => {
      validators ??= branches.map((branch) => ajv.compile(branch));
      const above = context?.instancePath ?? '';
      const errors = closest(validators, value);
      validate.errors = errors.map((error) => ({ ...error, instancePath: above + error.instancePath }));
      return errors.length === 0;
    };
    return validate;
  },
});
for (const [file, tree] of files) ajv.addSchema(prepared(tree, file) as object, `spec:/${file}`);

const validators = new Map<string, ValidateFunction>();

function validatorAt({ file, pointer }: Place): ValidateFunction {
  const address = `spec:/${file}#${pointer.split('/').map(encodeURIComponent).join('/')}`;
  const known = validators.get(address) ?? ajv.compile({ $ref: address });
  validators.set(address, known);
  return known;
}

/** `/message/0/price` as the app writes it, with every row of a list the same: `message[*].price`. */
const pathOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '[*]' : `.${step}`))
    .join('')
    .replace(/^\./, '');

const wordsOfTypes: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  null: 'nothing',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

const typeWords = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => wordsOfTypes[String(type)] ?? String(type))
    .join(' or ');

/** A value in a few characters. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return typeof value === 'string' ? `text ${short}` : `${typeof value} ${short}`;
}

const valueAt = (answer: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, step.replaceAll('~1', '/')) : undefined,
      answer,
    );

function differenceOf(error: ErrorObject, answer: unknown): Difference {
  const at = pathOf(error.instancePath);
  const params: Readonly<Record<string, unknown>> = error.params;
  if (error.keyword === 'required')
    return {
      at: at === '' ? String(params['missingProperty']) : `${at}.${String(params['missingProperty'])}`,
      expected: 'present',
      got: 'missing',
    };
  const expected = {
    type: () => typeWords(params['type']),
    const: () => inWords(params['allowedValue']),
    enum: () => [params['allowedValues']].flat().map(inWords).join(' or '),
    pattern: () => `text like ${String(params['pattern'])}`,
  }[error.keyword];
  return {
    at: at === '' ? 'the answer' : at,
    expected: expected?.() ?? error.message ?? '',
    got: inWords(valueAt(answer, error.instancePath)),
  };
}

/** Where an answer is not what the specification says, rows of a list taken together. */
export function strictDifferences(operation: string, answer: unknown): readonly Difference[] {
  const validate = validatorAt(answerPlace(operation));
  if (validate(answer)) return [];
  const real = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'x-tandem-strict');
  const byPlace = new Map<string, Difference>();
  for (const difference of real.map((error) => differenceOf(error, answer)))
    if (!byPlace.has(difference.at)) byPlace.set(difference.at, difference);
  return [...byPlace.values()];
}
