/** The text of a slice that this very backend wrote, in the format that the journal's version names. */
export const readSlice = <Slice>(text: string): Slice => JSON.parse(text) as Slice;
