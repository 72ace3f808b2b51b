import * as v from 'valibot';
import { link } from '../config/runtime-config.ts';
import { isLanguageCode, type OfferedLanguages } from '../i18n/languages.ts';
import { upColours } from '../preferences/preferences.ts';
import { solveAccent, type SolvedAccent } from './accent.ts';
import type { Brand, BrandLink, BrandTexts } from '../config/brand.ts';
import { isGuarded } from './brand-texts.ts';
import { isHex } from './colour.ts';
import { familiesOf, fontFileTrouble, type BrandFont } from './font.ts';
import { Judgement } from './judgement.ts';
import { looksIn, tintedLooks, type ThemeLooks } from './looks.ts';
import { markTrouble } from './mark-picture.ts';
import { orderOf } from './order.ts';

/** What the block is judged with. */
export interface BrandTools {
  /** The text of `core/ui/tokens.css`. */
  readonly tokens: string;
  /** A page without files beside it. */
  readonly isOneFile: boolean;
}

const names = [
  'name',
  'shortName',
  'marks',
  'accent',
  'neutral',
  'font',
  'upDown',
  'languages',
  'order',
  'texts',
  'support',
  'legal',
];

/** Neither control characters nor what the dictionaries take for a parameter. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cf}]|\{\{|\$t\(/u.test(text);

const plainText = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text !== '' && text.length <= lengthMax && isPlain(text),
      `must be 1 to ${lengthMax} plain characters`,
    ),
  );
const name = plainText(40);
const shortName = plainText(12);
const colour = v.pipe(v.string(), v.toLowerCase(), v.check(isHex, 'must be # and six hexadecimal digits'));
const pair = v.picklist(upColours, 'must be green, red or blue');
const language = v.pipe(v.string(), v.check(isLanguageCode, 'is no language of the product'));
const list = v.array(v.unknown());
const text = v.pipe(
  v.string(),
  v.check((said) => said.trim() !== '' && said.length <= 1000, 'must be 1 to 1000 characters'),
);

function accentOf(judgement: Judgement, value: unknown, looks: () => ThemeLooks): SolvedAccent | undefined {
  const given = judgement.take('accent', colour, value);
  if (given === undefined || !isHex(given)) return undefined;
  const solved = solveAccent(given, looks());
  return 'why' in solved ? judgement.refuse('accent', solved.why) : solved;
}

/** The looks with their greys in the tint of the brand; undefined without one. */
function neutralOf(judgement: Judgement, value: unknown, looks: () => ThemeLooks): ThemeLooks | undefined {
  const given = judgement.take('neutral', colour, value);
  return given === undefined || !isHex(given) ? undefined : tintedLooks(looks(), given);
}

function fontOf(judgement: Judgement, value: unknown, isOneFile: boolean): BrandFont | undefined {
  const fields = judgement.fields('font', value, ['family', 'file']);
  const written = judgement.take('font.family', v.string(), fields['family']);
  const family = written === undefined ? undefined : familiesOf(written);
  if (written !== undefined && family === undefined)
    judgement.refuse('font.family', 'must be names of families with commas between them, at most 200 characters');
  const address = judgement.take('font.file', v.string(), fields['file']);
  const why = address === undefined ? undefined : fontFileTrouble(address, isOneFile);
  const file = why === undefined ? address : judgement.refuse('font.file', why);
  return family === undefined && file === undefined ? undefined : { family, file };
}

/** One mark is enough for both themes. */
function marksOf(judgement: Judgement, value: unknown, isOneFile: boolean): Brand['marks'] {
  const fields = judgement.fields('marks', value, ['light', 'dark']);
  const markOf = (theme: 'light' | 'dark'): string | undefined => {
    const address = judgement.take(`marks.${theme}`, v.string(), fields[theme]);
    const why = address === undefined ? undefined : markTrouble(address, isOneFile);
    return why === undefined ? address : judgement.refuse(`marks.${theme}`, why);
  };
  const [light, dark] = [markOf('light'), markOf('dark')];
  const either = dark ?? light;
  return either === undefined ? undefined : { light: light ?? either, dark: either };
}

function languagesOf(judgement: Judgement, value: unknown): OfferedLanguages | undefined {
  const fields = judgement.fields('languages', value, ['offered', 'default']);
  const given = judgement.take('languages.offered', list, fields['offered']) ?? [];
  const offered = given.flatMap((one, at) => judgement.take(`languages.offered.${at}`, language, one) ?? []);
  const known = offered.filter(isLanguageCode);
  const wanted = judgement.take('languages.default', language, fields['default']);
  const [first = wanted] = known;
  if (first === undefined || !isLanguageCode(first)) return undefined;
  if (wanted === undefined || !isLanguageCode(wanted)) return { offered: known, first };
  if (known.length === 0 || known.includes(wanted)) return { offered: known, first: wanted };
  judgement.refuse('languages.default', 'is not offered');
  return { offered: known, first };
}

function textsOf(judgement: Judgement, value: unknown): BrandTexts | undefined {
  const taken: Record<string, Record<string, string>> = {};
  for (const [code, texts] of Object.entries(judgement.fields('texts', value))) {
    if (judgement.take(`texts.${code}`, language, code) === undefined) continue;
    const ofLanguage: Record<string, string> = {};
    for (const [key, said] of Object.entries(judgement.fields(`texts.${code}`, texts))) {
      const field = `texts.${code}.${key}`;
      const good = judgement.take(field, text, said);
      if (isGuarded(key)) judgement.refuse(field, 'says that money is not real, and stays');
      else if (good !== undefined) ofLanguage[key] = good;
    }
    taken[code] = ofLanguage;
  }
  return Object.keys(taken).length === 0 ? undefined : taken;
}

const linksOf = (judgement: Judgement, field: string, value: unknown): readonly BrandLink[] =>
  (judgement.take(field, list, value) ?? []).flatMap((one, at) => judgement.take(`${field}.${at}`, link, one) ?? []);

function legalOf(judgement: Judgement, value: unknown): Brand['legal'] {
  const fields = judgement.fields('legal', value, ['text', 'links']);
  const said = judgement.take('legal.text', text, fields['text']);
  const links = linksOf(judgement, 'legal.links', fields['links']);
  return said === undefined && links.length === 0 ? undefined : { text: said, links };
}

/** What of the `brand` block is taken; what is wrong is refused with its reason, and the rest holds. */
export function judgeBrand(written: unknown, { tokens, isOneFile }: BrandTools): Brand {
  const judgement = new Judgement();
  const fields = judgement.fields('', written, names);
  const upDown = judgement.take('upDown', pair, fields['upDown']);
  const support = linksOf(judgement, 'support', fields['support']);
  const own = (): ThemeLooks => looksIn(tokens, upDown ?? 'green');
  const tinted = neutralOf(judgement, fields['neutral'], own);
  const brand = {
    name: judgement.take('name', name, fields['name']),
    shortName: judgement.take('shortName', shortName, fields['shortName']),
    marks: marksOf(judgement, fields['marks'], isOneFile),
    accent: accentOf(judgement, fields['accent'], () => tinted ?? own()),
    neutral: tinted && { dark: tinted.dark.greys, light: tinted.light.greys },
    font: fontOf(judgement, fields['font'], isOneFile),
    upDown,
    languages: languagesOf(judgement, fields['languages']),
    inOrder: orderOf(judgement, fields['order']),
    texts: textsOf(judgement, fields['texts']),
    support: support.length === 0 ? undefined : support,
    legal: legalOf(judgement, fields['legal']),
  };
  return { ...brand, refused: judgement.refused };
}
