/** What all four families speak. */
const common = ['en', 'fra', 'hk', 'jp', 'kor', 'spa', 'th', 'zh'];

export const languagesOfA: ReadonlySet<string> = new Set([...common, 'de', 'pt', 'ru']);
export const languagesOfBAndD: ReadonlySet<string> = new Set(common);
/** Under `xp` this family has another Spanish dictionary. */
export const languagesOfC: ReadonlySet<string> = new Set([...common, 'xp']);

/** A request in another language is answered in English. */
export const spokenIn = (languages: ReadonlySet<string>, lang: string): string =>
  languages.has(lang) ? engineName(lang) : 'en';

/** How the engine calls it. */
const engineName = (lang: string): string => (lang === 'xp' ? 'spa' : lang);
