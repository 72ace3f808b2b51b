/** The beginnings of real pictures, one point large, for tests. */
export const samplePng: readonly number[] = [
  // The signature, then the header with a width and a height of one point.
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0,
  0, 0, 0x1f, 0x15, 0xc4, 0x89,
];

const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
export const sampleJpeg: readonly number[] = [0xff, 0xd8, ...jfif, ...frame];

/** Is there from the beginning in the worlds of the contract suite. */
export const knownPicture = `/upload/${'0a'.repeat(16)}.png`;

interface Shelf {
  readonly storage: { readonly files: { put(name: string, bytes: Uint8Array): Promise<void> } };
}

/** Puts a picture where uploads are kept, under a name that a test knows beforehand. */
export const keepPicture = ({ storage }: Shelf, reference: string): Promise<void> =>
  storage.files.put(reference.replace('/upload/', ''), Uint8Array.from(sampleJpeg));
