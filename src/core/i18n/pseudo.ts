import type { ResourceKey } from 'i18next';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};
const placeholder = /(\{\{[^}]*\}\})/;

function stretch(text: string): string {
  const accented = text
    .split(placeholder)
    .map((part) =>
      placeholder.test(part) ? part : part.replaceAll(/[aeiouAEOU]/g, (letter) => accents[letter] ?? letter),
    )
    .join('');
  const length = text.replaceAll(new RegExp(placeholder, 'g'), '').length;
  return `[${accented}${'~'.repeat(Math.ceil(length * 0.4))}]`;
}

/** The same dictionary with every text 40 % longer, accented and bracketed; placeholders are kept. */
export function stretchTexts(texts: ResourceKey): ResourceKey {
  if (typeof texts === 'string') return stretch(texts);
  const entries = Object.entries<ResourceKey>(texts);
  return Object.fromEntries(entries.map(([key, value]) => [key, stretchTexts(value)]));
}
