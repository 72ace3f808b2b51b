export type FileAddress = (path: string) => string;

/** Image references are relative on some servers and absolute on others; none at all stays undefined. */
export const imageAddress = (reference: string | undefined, fileAddress: FileAddress): string | undefined =>
  reference === undefined ? undefined : fileAddress(reference);
