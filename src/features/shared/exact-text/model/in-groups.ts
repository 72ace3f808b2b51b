/** Groups of four, as eyes compare them, with the place of each. */
export const inGroups = (address: string): readonly { readonly at: number; readonly group: string }[] =>
  (address.match(/.{1,4}/gu) ?? []).map((group, at) => ({ at, group }));
