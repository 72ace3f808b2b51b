export type FileAddress = (path: string) => string;

/** Image references are relative on some servers and absolute on others; none at all, or one that is no picture, is undefined. */
export function imageAddress(reference: string | undefined, fileAddress: FileAddress): string | undefined {
  const address = reference === undefined ? '' : fileAddress(reference);
  return address === '' ? undefined : address;
}
