export type FileAddress = (path: string) => string;

/** Image references are relative on some servers and absolute on others; undefined for a missing or unsafe one. */
export function imageAddress(reference: string | undefined, fileAddress: FileAddress): string | undefined {
  const address = reference === undefined ? '' : fileAddress(reference);
  return address === '' ? undefined : address;
}
