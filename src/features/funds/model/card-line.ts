/** A field of a saved bank card, in the reader's words. */
export interface CardLine {
  readonly label: string;
  readonly value: string;
}
