import * as v from 'valibot';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal, type EngineAccount } from '../../kernel/basics/engine-types.ts';

export interface Favourite {
  readonly id: number;
  readonly currency: number;
}
type Row = { -readonly [Key in keyof Favourite]: number };
/** Oldest first, by account and person. */
export type FavouritesSlice = Record<EngineAccount, Record<string, Row[]>>;

export interface Owner {
  readonly account: EngineAccount;
  readonly user: string;
}

const account = v.picklist(['live', 'moni']);
const addition = v.strictObject({ account, user: v.string(), currency: v.number() });
const removal = v.strictObject({ account, user: v.string(), id: v.number() });

export const emptyFavourites = (): FavouritesSlice => ({ live: {}, moni: {} });

/** Oldest first. */
export function favouritesOf(slice: FavouritesSlice, owner: Owner): readonly Favourite[] {
  const people = slice[owner.account];
  return Object.hasOwn(people, owner.user) ? (people[owner.user] ?? []) : [];
}

/** Each currency at most once per account and person; only the person's own can be removed. */
export const favouritesCommands: Domain<FavouritesSlice>['commands'] = {
  add: ({ slice, nextId }, argument) => {
    const { currency, ...owner } = v.parse(addition, argument);
    const list = favouritesOf(slice, owner);
    if (list.some((favourite) => favourite.currency === currency)) throw new Refusal('alreadyFavourite');
    const id = nextId(`favourite.${owner.account}`);
    slice[owner.account][owner.user] = [...list, { id, currency }];
    return id;
  },
  remove: ({ slice }, argument) => {
    const { id, ...owner } = v.parse(removal, argument);
    const list = favouritesOf(slice, owner);
    if (!list.some((favourite) => favourite.id === id)) throw new Refusal('notFavourite');
    slice[owner.account][owner.user] = list.filter((favourite) => favourite.id !== id);
    return null;
  },
};
