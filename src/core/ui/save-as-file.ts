/** Gives a text to the person as a file of their own. */
export function saveAsFile(text: string, name: string, mediaType = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
