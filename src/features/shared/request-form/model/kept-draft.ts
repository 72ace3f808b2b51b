import * as v from 'valibot';

type Shape = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The stored draft of a form; undefined without one, or for text of another version. */
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
