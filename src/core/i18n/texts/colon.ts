const colons: Readonly<Record<string, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** What stands between a label and its value, with its spaces, as the language writes it; by BCP 47 tag. */
export const colonOf = (languageTag: string): string => colons[languageTag.slice(0, 2)] ?? ': ';
