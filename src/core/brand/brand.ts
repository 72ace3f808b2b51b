import type { SolvedAccent } from './accent.ts';

/** A field of the block that the product does not take. */
export interface RefusedField {
  /** Its path, such as `marks.dark`. */
  readonly field: string;
  readonly why: string;
}

/** What the operator's `brand` block says, as far as it is taken. An absent field leaves the product's own look. */
export interface Brand {
  readonly name?: string | undefined;
  readonly accent?: SolvedAccent | undefined;
  readonly refused: readonly RefusedField[];
}
