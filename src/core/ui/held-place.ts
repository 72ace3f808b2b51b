/** The style of a place whose entry may not be offered yet, or no more: as large as with it, and nothing in it. */
export const heldPlace = (isOffered: boolean): { readonly visibility: 'hidden' } | undefined =>
  isOffered ? undefined : { visibility: 'hidden' };
