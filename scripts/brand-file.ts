import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Brand } from '../src/core/config/brand.ts';
import { textTrouble } from '../src/core/brand/brand-texts.ts';
import { judgeBrand } from '../src/core/brand/judge-brand.ts';

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined,
    tree,
  );

/** The product's own text of this key; undefined without one. */
function ownText(language: string, key: string): unknown {
  const [dictionary = '', ...path] = key.split('.');
  const file = `locales/${language}/${dictionary}.json`;
  if (!/^\w+$/.test(dictionary) || !existsSync(file)) return undefined;
  return at(JSON.parse(readFileSync(file, 'utf8')), path);
}

/** Texts of the brand that the page would ignore. */
const textFindings = ({ texts = {} }: Brand): readonly string[] =>
  Object.entries(texts).flatMap(([language, said]) =>
    Object.entries(said).flatMap(([key, text]) => {
      const why = textTrouble(ownText(language, key), text);
      return why === undefined ? [] : [`brand.texts.${language}.${key}: ${why}`];
    }),
  );

export interface JudgedBrand {
  readonly brand: Brand;
  /** Each field that a page would not take, with its reason. */
  readonly findings: readonly string[];
}

/** Judges a block as the page does, and holds its texts against the dictionaries. */
export function judgedBrand(written: unknown, isOneFile = false): JudgedBrand {
  const brand = judgeBrand(written, { tokens: readFileSync('src/core/ui/tokens.css', 'utf8'), isOneFile });
  const refused = brand.refused.map(({ field, why }) => `brand${field === '' ? '' : `.${field}`}: ${why}`);
  return { brand, findings: [...refused, ...textFindings(brand)] };
}

/** What a page would not take of the brand in this `config.json`. */
export const brandFindings = (config: unknown): readonly string[] => {
  const written = at(config, ['brand']);
  return written === undefined ? [] : judgedBrand(written).findings;
};

/** The brand of a build: the block as the page carries it, and what of it is taken. */
export interface BrandOfBuild {
  readonly written: unknown;
  readonly brand: Brand;
  /** Marks and font that lie beside the block, and will lie beside the page: their paths below it, and their content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const isBeside = (address: string | undefined): address is string =>
  address !== undefined && !address.startsWith('data:') && !address.startsWith('/');

/** A path from the root of the host names a file that the operator lays there. Tells of each file that is missing. */
function filesBeside({ marks, font }: Brand, folder: string): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const address of [...Object.values(marks ?? {}), font?.file].filter(isBeside)) {
    const path = join('.', address);
    const source = join(folder, path);
    if (existsSync(source)) files.set(path, readFileSync(source));
    else console.warn(`TANDEM_BRAND: there is no file ${source}: lay it beside the built page as ${path}`);
  }
  return files;
}

/** The file that `TANDEM_BRAND` names, from the folder in which the command was typed; undefined without one. Fails when there is no such file, or no JSON in it. */
export function readBrandFile(name: string | undefined, isOneFile: boolean): BrandOfBuild | undefined {
  if (name === undefined || name === '') return undefined;
  const path = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!existsSync(path)) throw new Error(`TANDEM_BRAND: there is no file ${path}`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`TANDEM_BRAND: ${path} is not JSON`);
  }
  const { brand, findings } = judgedBrand(written, isOneFile);
  for (const finding of findings) console.warn(`TANDEM_BRAND: ${finding}`);
  return { written, brand, files: filesBeside(brand, dirname(path)) };
}
