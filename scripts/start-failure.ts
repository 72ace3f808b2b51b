import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { languageCodes, languageTags, type LanguageCode } from '../src/core/i18n/languages.ts';
import type { FailureLooks } from '../src/app/start-failure/failure-page.ts';

const source = 'src/app/start-failure/start-failure-script.ts';
const place = '<!-- start-failure -->';

function wordsOf(language: LanguageCode): object {
  const words: unknown = JSON.parse(readFileSync(`locales/${language}/start.json`, 'utf8'));
  if (typeof words !== 'object') throw new Error(`locales/${language}/start.json holds no texts`);
  return { ...words, tag: languageTags[language] };
}

/** From the one file that knows colours. */
function looksIn(rule: string): FailureLooks {
  const colour = (token: string): string => {
    const [, found] = new RegExp(`--${token}: (?:var\\([\\w-]+, )?(#[\\da-f]{6})`).exec(rule) ?? [];
    if (found === undefined) throw new Error(`the tokens have no ${token}`);
    return found;
  };
  return {
    ground: colour('bg'),
    text: colour('text'),
    dimmed: colour('text-2'),
    accent: colour('accent'),
    onAccent: colour('on-accent'),
  };
}

function looks(): { readonly dark: FailureLooks; readonly light: FailureLooks } {
  const [dark = '', light = ''] = readFileSync('src/core/ui/tokens.css', 'utf8').split(":root[data-theme='light']");
  return { dark: looksIn(dark), light: looksIn(light) };
}

export interface BuildKind {
  readonly server: 'network' | 'in-browser';
  readonly isOneFile: boolean;
}

/** The script that shows the page of last resort, as it stands in the page. */
export async function startFailureScript({ server, isOneFile }: BuildKind): Promise<string> {
  const words = Object.fromEntries(languageCodes.map((code) => [code, wordsOf(code)]));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __SERVER__: JSON.stringify(server),
      __ONE_FILE__: JSON.stringify(isOneFile),
      __START_WORDS__: JSON.stringify(words),
      __START_LOOKS__: JSON.stringify(looks()),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error(`${source} cannot stand in the page`);
  return chunk.code.trim();
}

/** Puts it where the page has a place for it. */
export function startFailure(script: string): Plugin {
  return {
    name: 'tandem-start-failure',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        if (!page.includes(place)) throw new Error('the page has no place for its last resort');
        return page.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}
