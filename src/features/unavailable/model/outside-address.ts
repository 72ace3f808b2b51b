/** An address of the web that may be opened outside; undefined for anything else a server may have sent. */
export function outsideAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const address = new URL(text);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined;
}
