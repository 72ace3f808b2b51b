/** Servers of the protocol come in families. `standard` follows the specification. */
export const dialectNames = ['standard', 'a', 'b', 'c', 'd'] as const;
export type DialectName = (typeof dialectNames)[number];
