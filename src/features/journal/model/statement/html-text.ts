/** HTML that is safe to write: every text in it was escaped. */
export interface Html {
  readonly html: string;
}

type Part = string | Html | readonly Html[] | undefined;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escaped(part);
  return 'html' in part ? part.html : part.map(({ html: own }) => own).join('');
}

/** A piece of a page around texts and other pieces; a text never becomes a tag or ends an attribute in quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((text, at) => text + written(parts[at])).join(''),
});
