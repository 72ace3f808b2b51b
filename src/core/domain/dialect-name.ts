/** Servers of the protocol come in families. `standard` is what the protocol's own description says. */
export const dialectNames = ['standard', 'a', 'b', 'c', 'd'] as const;
export type DialectName = (typeof dialectNames)[number];
