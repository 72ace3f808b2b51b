import type { DecimalText } from '../money/amount.ts';

/** What is wrong with one field, as a dictionary key and its parameters: the words are the screen's. */
export interface FieldError<Field extends string = string, Key extends string = string> {
  readonly field: Field;
  readonly key: Key;
  /** Decimal texts, written by the screen in the person's language. */
  readonly figures?: Readonly<Record<string, DecimalText>>;
  /** Parameters that are shown as they are, such as the code of a currency. */
  readonly params?: Readonly<Record<string, string>>;
  /** True for what only matters once the person wants to submit, such as an empty field. */
  readonly isWhenAsked?: boolean;
}
