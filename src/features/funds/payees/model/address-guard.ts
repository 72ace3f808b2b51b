import * as v from 'valibot';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';

/** One person's choices on this device about the destinations of their money; the server does not know them. */
export interface AddressGuard {
  /** Withdrawals go to saved addresses only. */
  readonly isOnlySaved: boolean;
  /** When this device first saw a saved address, epoch ms by its id; undefined before it has seen any list. */
  readonly seen: Readonly<Record<string, number>> | undefined;
}

/** So long a saved address is new. */
export const freshForMs = 86_400_000;
/** More ids than anybody has addresses; the oldest are forgotten. */
const seenMax = 500;

/** Of each person who uses this device, by their id on the server. */
export type AddressGuards = readonly (AddressGuard & { readonly owner: string })[];

// The ids are a list, not a record: the schema of a record alone would be fetched with every first page.
const schema = v.object({
  owner: v.string(),
  isOnlySaved: v.boolean(),
  seen: v.optional(v.array(v.object({ id: v.string(), at: v.number() }))),
});
const readGuard = (row: unknown) => v.safeParse(schema, row);
const nothingChosen: AddressGuard = { isOnlySaved: false, seen: undefined };

/** None for nothing; what this version did not write is left out. */
export function readGuards(text: string | undefined): AddressGuards {
  const rows = parsedText(text);
  return (Array.isArray(rows) ? rows : []).map(readGuard).flatMap((read) => {
    if (!read.success) return [];
    const { owner, isOnlySaved, seen } = read.output;
    return [{ owner, isOnlySaved, seen: seen && Object.fromEntries(seen.map(({ id, at }) => [id, at])) }];
  });
}

/** With what this version cannot read of `kept` behind them. */
export const writeGuards = (guards: AddressGuards, kept?: string): string =>
  JSON.stringify([
    ...guards.map(({ owner, isOnlySaved, seen }) => ({
      owner,
      isOnlySaved,
      seen: seen && Object.entries(seen).map(([id, at]) => ({ id, at })),
    })),
    ...unreadRows(parsedText(kept), (row) => readGuard(row).success),
  ]);

/** Until the person is known, everyone's setting applies: a needless refusal does no harm. */
export function guardOf(guards: AddressGuards, owner: string | undefined): AddressGuard {
  if (owner !== undefined) return guards.find((one) => one.owner === owner) ?? nothingChosen;
  return { isOnlySaved: guards.some(({ isOnlySaved }) => isOnlySaved), seen: undefined };
}

export const withGuard = (guards: AddressGuards, owner: string, guard: AddressGuard): AddressGuards => [
  ...guards.filter((one) => one.owner !== owner),
  { ...guard, owner },
];

/**
 * Records ids seen for the first time; the first list of a person on a device counts as known. The same object without
 * a new one.
 */
export function withSeen(guard: AddressGuard, ids: readonly string[], now: number): AddressGuard {
  const { seen } = guard;
  if (seen !== undefined && ids.every((id) => id in seen)) return guard;
  const first = seen === undefined ? 0 : now;
  const known = seen ?? {};
  const added = ids.filter((id) => !(id in known)).map((id) => [id, first] as const);
  const newest = [...Object.entries(known), ...added].toSorted(([, left], [, right]) => right - left);
  return { ...guard, seen: Object.fromEntries(newest.slice(0, seenMax)) };
}

export const isFresh = ({ seen }: AddressGuard, id: string, now: number): boolean => {
  const since = seen?.[id];
  return since !== undefined && now - since < freshForMs;
};
