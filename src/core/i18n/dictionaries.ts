import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage, isLanguageCode, pseudoLanguage, type LanguageCode } from './languages.ts';
import type { LoadTexts } from './texts/load-texts.ts';
import { textFiles } from './text-files.gen.ts';

type TextFiles = Readonly<Record<string, LoadTexts>>;

// The condition is decided while building: a build for real servers has no word of the demo's own parts.
const inDemo: TextFiles =
  __SERVER__ === 'in-browser'
    ? import.meta.glob<ResourceKey>('../../../locales/*/{demo,presenter,studio}.json', { import: 'default' })
    : {};

async function loaderOf(language: LanguageCode, namespace: string): Promise<LoadTexts | undefined> {
  return (
    inDemo[`../../../locales/${language}/${namespace}.json`] ??
    (await textFiles[language]()).texts[`./${namespace}.json`]
  );
}

type Amend = (texts: Exclude<ResourceKey, string>, language: string, namespace: string) => ResourceKey;
let amend: Amend | undefined;

/** From now on dictionaries are changed as they load; undefined ends that. */
export function amendTexts(by: Amend | undefined): void {
  amend = by;
}

async function load(language: string, namespace: string): Promise<ResourceKey> {
  const own = isLanguageCode(language) ? await loaderOf(language, namespace) : undefined;
  const found = own ?? (await loaderOf(defaultLanguage, namespace));
  if (found === undefined) throw new Error(`no dictionary ${namespace}`);
  const texts = await found();
  const said = typeof texts === 'string' ? texts : (amend?.(texts, language, namespace) ?? texts);
  if (language !== pseudoLanguage) return said;
  const { stretchTexts } = await import('./pseudo.ts');
  return stretchTexts(said);
}

/** One text of a dictionary, before anything else speaks; undefined where it cannot be had. */
export async function textAhead(
  language: string,
  namespace: string,
  key: readonly string[],
): Promise<string | undefined> {
  let found: unknown = await load(language, namespace).catch(() => undefined);
  for (const name of key) found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

function flat(texts: unknown, prefix: string): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[prefix, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, part]) => flat(part, `${prefix}.${name}`));
}

/** The product's own texts by `dictionary.key`, without those of the demo. Fails where a dictionary cannot be fetched. */
export async function productTexts(language: LanguageCode): Promise<Readonly<Record<string, string>>> {
  const { texts } = await textFiles[language]();
  const read = await Promise.all(
    Object.entries(texts).map(async ([file, loadFile]) => flat(await loadFile(), file.replace(/^.*\/|\.json$/g, ''))),
  );
  return Object.fromEntries(read.flat());
}

/** Prefetches dictionaries; a failure surfaces when one is used. */
export function fetchTexts(language: string, namespaces: readonly string[]): void {
  for (const namespace of namespaces) load(language, namespace).catch(() => undefined);
}

/** As long as a person waits for words that are missing. */
const againAfterMs = 3000;

/**
 * Each dictionary is a file, fetched when a screen first needs it. If it cannot be fetched, the English one replaces it. If
 * neither can, the screen waits and tries again: it never shows the keys of texts.
 */
export const dictionaries: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const attempt = (): void =>
      void load(language, namespace)
        .catch(() => load(defaultLanguage, namespace))
        .then(
          (texts) => done(null, texts),
          () => setTimeout(attempt, againAfterMs),
        );
    attempt();
  },
};
