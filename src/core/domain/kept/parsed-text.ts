/** A stored text as a value; undefined for none and for what is no JSON. */
export function parsedText(text: string | undefined): unknown {
  try {
    return text === undefined || text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
