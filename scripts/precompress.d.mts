/** See precompress.mjs. */
export function precompress(folder: string): Promise<void>;
