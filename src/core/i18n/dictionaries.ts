import type { BackendModule, ResourceKey } from 'i18next';
import { pseudoLanguage } from './languages.ts';
import { stretchTexts } from './pseudo.ts';

type Load = () => Promise<ResourceKey>;
const everywhere = import.meta.glob<ResourceKey>(
  ['../../../locales/*/*.json', '!../../../locales/*/{demo,presenter}.json'],
  {
    import: 'default',
  },
);
// The condition is decided while building: a build for real servers has no word of the demo's own parts.
const inDemo =
  __SERVER__ === 'in-browser'
    ? import.meta.glob<ResourceKey>('../../../locales/*/{demo,presenter}.json', { import: 'default' })
    : {};
const files: Readonly<Record<string, Load>> = { ...everywhere, ...inDemo };
const loaderOf = (language: string, namespace: string): Load | undefined =>
  files[`../../../locales/${language}/${namespace}.json`];

async function load(language: string, namespace: string): Promise<ResourceKey> {
  const english = loaderOf('en', namespace);
  const own = loaderOf(language, namespace) ?? english;
  if (own === undefined || english === undefined) throw new Error(`no dictionary ${namespace}`);
  return language === pseudoLanguage ? stretchTexts(await english()) : own();
}

/** Each dictionary is a file of its own, fetched when a screen first speaks. */
export const dictionaries: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(`no dictionary ${namespace}`), false),
    );
  },
};
