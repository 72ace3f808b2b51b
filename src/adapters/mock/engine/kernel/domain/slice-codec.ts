/** Parses a slice that this backend wrote, in the format of the journal's version. */
export const readSlice = <Slice>(text: string): Slice => JSON.parse(text) as Slice;
