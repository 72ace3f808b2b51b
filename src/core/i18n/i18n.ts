import { createInstance, type i18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dictionaries } from './dictionaries.ts';
import { productName } from './product-name.ts';
import { readAtOnce } from '../waiting/read-at-once.ts';
import { defaultLanguage, isLanguageCode, languageTags, type LanguageCode, type pseudoLanguage } from './languages.ts';

export type TextLanguage = LanguageCode | typeof pseudoLanguage;

const isTest = import.meta.env.MODE === 'test';
const instance: i18n = createInstance();

/** A text that no dictionary has, or a figure missing from a sentence, is a mistake of ours: a failure in tests. */
const strict: InitOptions = {
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`missing text ${namespace}:${key}`);
  },
  missingInterpolationHandler: (text: string, match: unknown) => {
    throw new Error(`missing parameter ${Array.isArray(match) ? match[0] : ''} of “${text}”`);
  },
};

/** For texts shown before the application has started: tests, stories, the first error view. */
const started = instance
  .use(dictionaries)
  .use(initReactI18next)
  .init({
    lng: defaultLanguage,
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['common'],
    nsSeparator: false,
    interpolation: {
      escapeValue: false,
      // Read with each sentence: the brand is known later than this.
      defaultVariables: {
        get brand() {
          return productName();
        },
      },
    },
    initAsync: false,
    ...(isTest ? strict : {}),
  });

export const languageTagOf = (language: string): string =>
  languageTags[isLanguageCode(language) ? language : defaultLanguage];

let wanted: TextLanguage = defaultLanguage;

/** Loads the dictionaries of the frame around all screens, then speaks `language`; also sets `<html lang>`. */
export async function speak(language: TextLanguage): Promise<void> {
  // The library draws every text anew after each change, also of a language to itself.
  const isSpoken = wanted === language;
  wanted = language;
  await started;
  await instance.loadNamespaces(['common', 'errors', 'shell']);
  if (!isSpoken) await instance.changeLanguage(language);
  document.documentElement.lang = languageTagOf(language);
}

/** Fetches more dictionaries of the language that is spoken. */
export const loadTexts = (namespaces: readonly string[]): Promise<void> => instance.loadNamespaces(namespaces);

let first: Promise<void> | undefined;
/** The same promise at every call: resolves when the frame around the screens can be drawn in the first language asked for. */
export const firstWords = (language: TextLanguage): Promise<void> => (first ??= readAtOnce(speak(language)));

export const textInstance = instance;
