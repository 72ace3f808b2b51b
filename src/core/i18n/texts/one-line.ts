/** Sentences one after the other. Chinese and Japanese put no space between them: their mark brings the room. */
export const inOneLine = (languageTag: string, sentences: readonly string[]): string =>
  sentences.join(/^(?:ja|zh)/.test(languageTag) ? '' : ' ');
