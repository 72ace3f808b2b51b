import type { OfferedLanguages } from '../i18n/languages.ts';
import type { UpColour } from '../preferences/preferences.ts';

export type Theme = 'dark' | 'light';

/** The id of the block in the page of a demo. */
export const brandPlace = 'brand';

/** A field of the block that the product does not take. */
export interface RefusedField {
  /** Its path, such as `marks.dark`. */
  readonly field: string;
  readonly why: string;
}

export interface BrandLink {
  readonly label: string;
  readonly url: string;
}

/** By language, then by `dictionary.key`. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parts of the home page, tabs, and cards of the finance page. */
export type OrderedList = 'home' | 'tabs' | 'products';

/** A name, or something that has one. */
export type NamedRow = string | { readonly id: string } | { readonly key: string | null };

/** What the operator's `brand` block says, as far as it is taken. An absent field leaves the product's own. */
export interface Brand {
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  /** Addresses of pictures. */
  readonly marks?: Readonly<Record<Theme, string>> | undefined;
  /** `#rrggbb`, with the contrast that texts need. */
  readonly accent?: Readonly<Record<Theme, string>> | undefined;
  /** The grey scale by token, in the tint of the brand. */
  readonly neutral?: Readonly<Record<Theme, Readonly<Record<string, string>>>> | undefined;
  readonly font?: { readonly family: string | undefined; readonly file: string | undefined } | undefined;
  readonly upDown?: UpColour | undefined;
  readonly languages?: OfferedLanguages | undefined;
  /** The rows of a list with those first that the brand names; all others follow as they stood. */
  readonly inOrder?: (<Row extends NamedRow>(list: OrderedList, rows: readonly Row[]) => readonly Row[]) | undefined;
  readonly texts?: BrandTexts | undefined;
  readonly support?: readonly BrandLink[] | undefined;
  readonly legal?: { readonly text: string | undefined; readonly links: readonly BrandLink[] } | undefined;
  readonly refused: readonly RefusedField[];
}
