import { strToU8, zipSync } from 'fflate';
import { drawIcons } from '../../../core/brand/draw-icons.ts';
import { iconOfMark, pageWithBrand, pageWithIcon } from '../../../core/brand/page-with-brand.ts';
import type { Brand } from '../../../core/config/brand.ts';
import { groundOf } from './judged-block.ts';
import { plainWord } from '../../../core/i18n/product-name.ts';

interface BrandToTake {
  /** What else `config.json` says. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The block, with marks as `data:` addresses. */
  readonly block: Readonly<Record<string, unknown>>;
  /** What a page takes of it. */
  readonly brand: Brand;
  /** The one-file demo without the brand; undefined where there is none. */
  readonly page: string | undefined;
}

const endings: Readonly<Record<string, string>> = { 'svg+xml': 'svg', jpeg: 'jpg' };

/** The content of a `data:` address, and the ending of a file for it. */
export function fileOfData(address: string): { readonly ending: string; readonly bytes: Uint8Array } {
  const [, kind = '', base64, data = ''] = /^data:(?:image|font)\/([\w+]+)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  const bytes =
    base64 === undefined
      ? strToU8(decodeURIComponent(data))
      : Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
  return { ending: endings[kind] ?? kind, bytes };
}

const asJson = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, undefined, 2)}\n`);

async function iconFiles(brand: Brand): Promise<Readonly<Record<string, Uint8Array>>> {
  const { marks, accent, shortName, name } = brand;
  const letter = shortName ?? name;
  if (marks === undefined && letter === undefined) return {};
  const { icons, touch } = await drawIcons({
    mark: marks?.dark,
    letter: letter === undefined ? '' : String.fromCodePoint(letter.codePointAt(0) ?? 0),
    ground: groundOf('dark', brand),
    ink: accent?.dark ?? groundOf('light'),
  });
  const drawn = icons.map(
    ({ src, size, purpose }) => [`${size}${purpose === 'any' ? '' : `-${purpose}`}`, src] as const,
  );
  return Object.fromEntries(
    [...drawn, ['180-touch', touch] as const].map(([file, src]) => [`icons/${file}.png`, fileOfData(src).bytes]),
  );
}

/** A font that stands in the block as a file, and the field that names it; undefined where none does. */
function fontFileOf({ font }: Readonly<Record<string, unknown>>) {
  const fields: Readonly<Record<string, unknown>> = typeof font === 'object' && font !== null ? { ...font } : {};
  const { file } = fields;
  if (typeof file !== 'string' || !file.startsWith('data:')) return undefined;
  const { ending, bytes } = fileOfData(file);
  const path = `brand/font.${ending}`;
  return { path, bytes, field: { font: { ...fields, file: path } } };
}

/** The one-file demo in the brand. */
export const brandedPage = (page: string, block: unknown, brand: Brand): string =>
  pageWithIcon(pageWithBrand(page, block), iconOfMark(brand.marks?.dark));

/**
 * Everything of a brand in one zip: `config.json` with its pictures and font for the live build, `brand.json` for a build of the demo,
 * icons, and the one-file demo in that brand.
 */
export async function zipOfBrand({ settings, block, brand, page }: BrandToTake): Promise<Uint8Array<ArrayBuffer>> {
  const marks = Object.entries(brand.marks ?? {}).map(([theme, address]) => {
    const { ending, bytes } = fileOfData(address);
    return { theme, path: `brand/${theme}.${ending}`, bytes };
  });
  const font = fontFileOf(block);
  const pathsOfMarks = Object.fromEntries(marks.map(({ theme, path }) => [theme, path]));
  const files: Record<string, Uint8Array> = {
    'config.json': asJson({
      ...settings,
      brand: { ...block, ...(marks.length === 0 ? {} : { marks: pathsOfMarks }), ...font?.field },
    }),
    'brand.json': asJson(block),
    ...Object.fromEntries([...marks, ...(font === undefined ? [] : [font])].map(({ path, bytes }) => [path, bytes])),
    ...(await iconFiles(brand)),
  };
  if (page !== undefined && brand.name !== undefined)
    files[`${plainWord(brand.name)}-demo.html`] = strToU8(brandedPage(page, block, brand));
  return zipSync(files, { level: 6 });
}
