/** A picture as a `data:` address: drawings as text, which is shorter. Whether it is one is judged with the block. */
export async function addressOfPicture(file: Blob): Promise<string> {
  if (file.type === 'image/svg+xml') return `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:${file.type};base64,${btoa(letters)}`;
}
