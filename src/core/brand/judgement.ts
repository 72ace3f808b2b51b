import * as v from 'valibot';
import type { RefusedField } from '../config/brand.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the fields of a block one by one: each that is wrong is refused with its reason, and the rest holds. */
export class Judgement {
  readonly #refused: RefusedField[] = [];

  get refused(): readonly RefusedField[] {
    return this.#refused;
  }

  refuse(field: string, why: string): undefined {
    this.#refused.push({ field, why });
  }

  /** The value when it is right; undefined when it is absent or refused. */
  take<Schema extends v.GenericSchema>(
    field: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> | undefined {
    if (value === undefined) return undefined;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const [{ path, message }] = result.issues;
    return this.refuse([field, ...(path ?? []).map(({ key }) => String(key))].join('.'), message);
  }

  /** The fields of an object; with `names` of these and no other. */
  fields(field: string, value: unknown, names?: readonly string[]): Fields {
    if (value === undefined) return {};
    if (!isFields(value)) {
      this.refuse(field, 'must be an object');
      return {};
    }
    const prefix = field === '' ? '' : `${field}.`;
    for (const name of Object.keys(value))
      if (names?.includes(name) === false) this.refuse(`${prefix}${name}`, 'is not a setting');
    return value;
  }
}
