import * as v from 'valibot';
import type { OrderedList } from '../../../core/config/brand.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';

export interface LinkRow {
  readonly label: string;
  readonly url: string;
}

export interface TextRow {
  readonly language: string;
  /** `dictionary.key`. */
  readonly key: string;
  readonly text: string;
}

/** A brand as it is being made: what is empty is the product's own. Nothing in it is judged yet. */
export interface Draft {
  readonly name: string;
  readonly shortName: string;
  /** Pictures as `data:` addresses. */
  readonly marks: { readonly light: string; readonly dark: string };
  readonly accent: string;
  /** What the greys are tinted with. */
  readonly neutral: string;
  readonly fontFamily: string;
  /** A `data:` address, or a file that lies beside a hosted page: what was opened with such a one is saved with it. */
  readonly fontFile: string;
  readonly upDown: string;
  /** None means all. */
  readonly offered: readonly string[];
  /** The first language. */
  readonly first: string;
  /** What comes first in each list, by name; an empty one stays as it is. */
  readonly order: Readonly<Record<OrderedList, readonly string[]>>;
  readonly texts: readonly TextRow[];
  readonly support: readonly LinkRow[];
  readonly legalText: string;
  readonly legalLinks: readonly LinkRow[];
  /** What else stood in the `config.json` that was opened: it is written again as it was. */
  readonly settings: Block;
}

type Block = Readonly<Record<string, unknown>>;

export const emptyDraft: Draft = {
  name: '',
  shortName: '',
  marks: { light: '', dark: '' },
  accent: '',
  neutral: '',
  fontFamily: '',
  fontFile: '',
  upDown: '',
  offered: [],
  first: '',
  order: { home: [], tabs: [], products: [] },
  texts: [],
  support: [],
  legalText: '',
  legalLinks: [],
  settings: {},
};

const text = v.fallback(v.string(), '');
const listed = v.fallback(v.array(v.string()), []);
const links = v.fallback(v.array(v.object({ label: text, url: text })), []);
const written = v.object({
  name: text,
  shortName: text,
  marks: v.fallback(v.object({ light: text, dark: text }), emptyDraft.marks),
  accent: text,
  neutral: text,
  font: v.fallback(v.object({ family: text, file: text }), { family: '', file: '' }),
  upDown: text,
  languages: v.fallback(v.object({ offered: listed, default: text }), {
    offered: [],
    default: '',
  }),
  order: v.fallback(v.object({ home: listed, tabs: listed, products: listed }), emptyDraft.order),
  texts: v.fallback(v.record(v.string(), v.fallback(v.record(v.string(), text), {})), {}),
  support: links,
  legal: v.fallback(v.object({ text, links }), { text: '', links: [] }),
});

/** The draft of a written block. Fields of another kind are dropped, and pictures that lie beside the file. */
function draftOfBlock(block: unknown): Draft | undefined {
  const read = v.safeParse(written, block);
  if (!read.success) return undefined;
  const { languages, texts, legal, marks, font, ...rest } = read.output;
  const standing = (address: string): string => (address.startsWith('data:') ? address : '');
  return {
    ...rest,
    marks: { light: standing(marks.light), dark: standing(marks.dark) },
    fontFamily: font.family,
    fontFile: font.file,
    offered: languages.offered,
    first: languages.default,
    texts: Object.entries(texts).flatMap(([language, said]) =>
      Object.entries(said).map(([key, own]) => ({ language, key, text: own })),
    ),
    legalText: legal.text,
    legalLinks: legal.links,
    settings: {},
  };
}

function fieldsIn(content: string): Block | undefined {
  try {
    const found: unknown = JSON.parse(content);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft in a `config.json`, which may have no brand yet, or in a file with the block alone; undefined for any other. */
export function draftOfFile(content: string): Draft | undefined {
  const found = fieldsIn(content);
  if (found === undefined) return undefined;
  if ('brand' in found) {
    const { brand, ...settings } = found;
    const draft = draftOfBlock(brand);
    return draft && { ...draft, settings };
  }
  const names = Object.keys(found);
  if (names.length === 0) return undefined;
  if (names.every((name) => name in written.entries)) return draftOfBlock(found);
  return isConfiguration(found) ? { ...emptyDraft, settings: found } : undefined;
}

function isConfiguration(fields: Block): boolean {
  try {
    parseRuntimeConfig(fields);
    return true;
  } catch {
    return false;
  }
}

/** Without what is empty. */
function filled(fields: Block): Block | undefined {
  const kept = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function textsOf(rows: readonly TextRow[]): Block | undefined {
  const languages = [...new Set(rows.map(({ language }) => language))];
  return filled(
    Object.fromEntries(
      languages.map((language) => [
        language,
        filled(Object.fromEntries(rows.filter((row) => row.language === language).map((row) => [row.key, row.text]))),
      ]),
    ),
  );
}

const filledLinks = (rows: readonly LinkRow[]): readonly LinkRow[] =>
  rows.filter(({ label, url }) => label !== '' || url !== '');

/** The block as `config.json` writes it. */
export const blockOf = ({ fontFamily, fontFile, offered, first, texts, support, ...rest }: Draft): Block => {
  const { marks, order, legalText, legalLinks, settings: _settings, ...others } = rest;
  const block = {
    ...others,
    marks: filled(marks),
    font: filled({ family: fontFamily, file: fontFile }),
    languages: filled({ offered, default: first }),
    order: filled(order),
    texts: textsOf(texts),
    support: filledLinks(support),
    legal: filled({ text: legalText, links: filledLinks(legalLinks) }),
  };
  return filled(block) ?? {};
};

/** The `config.json` of a draft, with the block in it as it is kept: pictures and font as `data:` addresses. */
export const configOf = (draft: Draft): Block => ({ ...draft.settings, brand: blockOf(draft) });

/** Whether a file names pictures that lie beside it: the studio cannot open those. */
export function hasPicturesBeside(content: string): boolean {
  const { brand, ...alone } = fieldsIn(content) ?? {};
  const read = v.safeParse(written, brand ?? alone);
  return read.success && Object.values(read.output.marks).some((mark) => mark !== '' && !mark.startsWith('data:'));
}
