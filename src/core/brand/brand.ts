import type { LanguageCode } from '../i18n/languages.ts';
import type { UpColour } from '../preferences/preferences.ts';
import type { SolvedAccent } from './accent.ts';
import type { Theme } from './looks.ts';

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

/** The languages that a person may choose from, and the first one. */
export interface OfferedLanguages {
  readonly offered: readonly LanguageCode[];
  readonly first: LanguageCode;
}

/** By language, then by `dictionary.key`. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the operator's `brand` block says, as far as it is taken. An absent field leaves the product's own. */
export interface Brand {
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  /** Addresses of pictures. */
  readonly marks?: Readonly<Record<Theme, string>> | undefined;
  readonly accent?: SolvedAccent | undefined;
  readonly upDown?: UpColour | undefined;
  readonly languages?: OfferedLanguages | undefined;
  readonly texts?: BrandTexts | undefined;
  readonly support?: readonly BrandLink[] | undefined;
  readonly legal?: { readonly text: string | undefined; readonly links: readonly BrandLink[] } | undefined;
  readonly refused: readonly RefusedField[];
}
