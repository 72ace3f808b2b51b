import type { Dictionaries } from './dictionaries.gen.d.ts';

export type Namespace = keyof Dictionaries;

/** What the hub, the menu and lists say of a product. */
export interface Card {
  card: { name: string; putIn: string; time: string; loss: string };
}
/** Dictionaries of products that bring their card along. */
export type CardNamespace = {
  [Name in Namespace]: Dictionaries[Name] extends Card ? Name : never;
}[Namespace];

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key extends string> = Key extends `${infer Start}_${PluralForm}` ? Start : Key;
type PathsIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${PathsIn<Tree[Key]>}`;
}[keyof Tree & string];

/** Ids of the texts of one dictionary, dots between the levels, plural endings left off. */
export type TextKey<Name extends Namespace> = PathsIn<Dictionaries[Name]>;
