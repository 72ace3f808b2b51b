/** `bitcoin:address?amount=1`, `ethereum:0x…@1/transfer`: the part between the scheme and the details. */
const asLink = /^([a-z][a-z\d+.-]*):(?:\/\/)?(?:pay-)?([^?@/#]+)/i;

/** Addresses of this network are written with their scheme in front. */
const partOfAddress: ReadonlySet<string> = new Set(['bitcoincash']);

/** The address in a QR code; undefined without one, as in the link of a web page. */
export function addressInQr(text: string): string | undefined {
  const said = text.trim();
  const [, scheme = '', body = ''] = asLink.exec(said) ?? [];
  if (/^https?$/i.test(scheme) || said === '' || /\s/.test(said)) return undefined;
  if (scheme === '') return said;
  return partOfAddress.has(scheme.toLowerCase()) ? `${scheme.toLowerCase()}:${body}` : body;
}
