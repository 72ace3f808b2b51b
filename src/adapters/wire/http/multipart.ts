/** A file and what is said of it, as the body of a multipart request. */
export interface Multipart {
  readonly body: Blob;
  /** `multipart/form-data` with the boundary of this body. */
  readonly type: string;
}

const boundaryBytes = 16;

/** Random, so that no file can contain it. */
function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(boundaryBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const textPart = (name: string, text: string): string =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/**
 * Packs a file and texts by hand. A `FormData` with a file cannot be read inside a page of WebKit ("Unable to read form
 * data blob"), where the demo's backend reads it. `name` and keys are ours: they contain no quotes or line breaks.
 */
export function packMultipart(file: Blob, name: string, texts: Readonly<Record<string, string>>): Multipart {
  const boundary = newBoundary();
  const begin = `--${boundary}\r\n`;
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const rest = Object.entries(texts).map(([key, text]) => `${begin}${textPart(key, text)}`);
  return {
    body: new Blob([begin, head, file, '\r\n', ...rest, `--${boundary}--\r\n`]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
