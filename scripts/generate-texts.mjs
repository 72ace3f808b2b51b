// Makes the lists of dictionaries from the folders of `locales`: their types, and what the program and its backend load.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from './generated-file.mjs';

const note = '// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.\n';
/** The demo's own words, and those of a page that cannot start, are loaded in ways of their own. */
const apart = '{demo,presenter,studio,start}';
const i18n = 'src/core/i18n';

const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const dictionariesIn = (path) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .toSorted();
const asName = (...words) =>
  words
    .flatMap((word) => word.split('-'))
    .map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1)))
    .join('');
/** The way from a folder of the program to the root. */
const up = (folder) => '../'.repeat(folder.split('/').length);

const languages = foldersOf('locales');
const serverFiles = dictionariesIn('locales/en/server').filter((name) => name !== 'articles');

const types = `${note}
/** The English dictionaries are the type of all. */
export interface Dictionaries {
${dictionariesIn('locales/en')
  .map((name) => `  ${name}: typeof import('${up(i18n)}locales/en/${name}.json');`)
  .join('\n')}
}
`;

const filesOf = (language) => `import type { LoadTexts } from './load-texts.ts';

${note}
export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['./*.json', '!./${apart}.json'],
  { import: 'default', base: '../${up(i18n)}locales/${language}' },
);
`;

const textFiles = `import type { LanguageCode } from './languages.ts';
import type { LoadTexts } from './texts/load-texts.ts';

${note}
type TextFiles = Readonly<Record<string, LoadTexts>>;

/** The file list of a language comes with its first dictionary, so that the names of the others are never fetched. */
export const textFiles: Readonly<Record<LanguageCode, () => Promise<{ readonly texts: TextFiles }>>> = {
${languages.map((language) => `  ${language}: () => import('./texts/${language}.gen.ts'),`).join('\n')}
};
`;

const nameOf = (language) => JSON.parse(readFileSync(`locales/${language}/about/language.json`, 'utf8')).name;
const languageNames = `import type { LanguageCode } from './languages.ts';

${note}
/** Each language in its own words. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
${languages.map((language) => `  ${language}: ${JSON.stringify(nameOf(language))},`).join('\n')}
};
`;

const json = (folder, language, name) =>
  `import ${asName(language, name)} from '${up(folder)}locales/${language}/server/${name}.json' with { type: 'json' };`;

const serverTexts = (folder) => `import type { LanguageCode } from '${relative(folder, `${i18n}/languages.ts`)}';
${languages.flatMap((language) => serverFiles.map((name) => json(folder, language, name))).join('\n')}

${note}
/** A text this server can say in each of its languages. */
export type ServerTextKey = ${serverFiles.map((name) => `keyof typeof ${asName('en', name)}`).join(' | ')};

export const serverDictionaries: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
${languages
  .map((language) => `  ${language}: { ${serverFiles.map((name) => `...${asName(language, name)}`).join(', ')} },`)
  .join('\n')}
};
`;

const articles = (folder) => `import type { LanguageCode } from '${relative(folder, `${i18n}/languages.ts`)}';
${languages.map((language) => json(folder, language, 'articles')).join('\n')}

${note}
type Articles = typeof enArticles;

export const articleTexts: Readonly<Record<LanguageCode, Articles>> = {
${languages.map((language) => `  ${language}: ${asName(language, 'articles')},`).join('\n')}
};
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [kernel, content] = ['src/adapters/mock/engine/kernel/basics', 'src/adapters/mock/engine/products/content'];
  writeOrCheck(`${i18n}/dictionaries.gen.d.ts`, types);
  for (const language of languages) writeOrCheck(`${i18n}/texts/${language}.gen.ts`, filesOf(language));
  writeOrCheck(`${i18n}/text-files.gen.ts`, textFiles);
  writeOrCheck(`${i18n}/language-names.gen.ts`, languageNames);
  writeOrCheck(`${kernel}/server-texts.gen.ts`, serverTexts(kernel));
  writeOrCheck(`${content}/article-texts.gen.ts`, articles(content));
}
