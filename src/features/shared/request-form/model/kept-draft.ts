import * as v from 'valibot';

type Shape = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** What was kept of a form; undefined for nothing and for what this version did not write. */
export function readKept<Schema extends Shape>(
  schema: Schema,
  kept: string | undefined,
): v.InferOutput<Schema> | undefined {
  if (kept === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(kept));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
