export interface FoundText {
  /** `dictionary.key`. */
  readonly key: string;
  readonly text: string;
}

const mostFound = 8;

/** The texts that contain what is typed, shortest first: the text that is only that is meant most often. */
export function foundTexts(texts: Readonly<Record<string, string>>, typed: string): readonly FoundText[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return Object.entries(texts)
    .map(([key, text]) => ({ key, text }))
    .filter(({ key, text }) => text.toLowerCase().includes(wanted) || key.toLowerCase() === wanted)
    .toSorted((left, right) => left.text.length - right.text.length)
    .slice(0, mostFound);
}
