/** When each person converted last, epoch ms. */
export type ConversionState = { readonly lastAt: Record<string, number> };

export const emptyConversions = (): ConversionState => ({ lastAt: {} });
