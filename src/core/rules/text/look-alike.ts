/** People compare this many characters at each end; address poisoning makes exactly these match. */
const lookedAt = 4;

const ends = (address: string): string => {
  // Addresses of one network share a prefix: it distinguishes nothing.
  const body = address.toLowerCase().replace(/^(?:0x|(?:bc|tb|ltc)1[pq]|[a-z]+:|cosmos1|inj1)/, '');
  return body.length < 3 * lookedAt ? '' : `${body.slice(0, lookedAt)}…${body.slice(-lookedAt)}`;
};

/** The known address that this one could be taken for, because it begins and ends like it and is another one. */
export function lookAlikeOf(address: string, known: readonly string[]): string | undefined {
  const wanted = address.trim();
  const own = ends(wanted);
  if (own === '' || known.includes(wanted)) return undefined;
  return known.find((other) => ends(other) === own && other.toLowerCase() !== wanted.toLowerCase());
}
