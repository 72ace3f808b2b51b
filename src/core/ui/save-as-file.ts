/** Gives a text, or bytes, to the person as a file of their own. */
export function saveAsFile(content: BlobPart, name: string, mediaType = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
