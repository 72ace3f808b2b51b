type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many rows an answer lists; undefined for an answer that is no list. */
export function rowsIn(answer: unknown): number | undefined {
  if (!isObject(answer)) return undefined;
  const payload = answer['message'] ?? answer['data'];
  if (Array.isArray(payload)) return payload.length;
  if (!isObject(payload)) return undefined;
  const lists = [payload['data'], payload['list']].filter((list) => Array.isArray(list));
  return lists.length === 0 ? undefined : lists.reduce((rows, list) => rows + list.length, 0);
}
