import { troubleOfFontData } from './font-data.ts';

/** What the texts of a brand are set in. */
export interface BrandFont {
  /** Families as CSS writes them, the preferred ones first. */
  readonly family: string | undefined;
  /** A file beside the page, or a `data:` address; it comes before the families. */
  readonly file: string | undefined;
}

const lengthMax = 200;
const generic = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  '-apple-system',
]);
/** Words of CSS that would take the place of a family. */
const words = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default', 'none']);
const family = /^(?:"([^"]+)"|'([^']+)'|([^"']+))$/;
const plain = /^[\p{L}\d][\p{L}\p{M}\d .&+-]*$/u;

/** One family as CSS writes it; undefined for what is none. */
function familyOf(written: string): string | undefined {
  const [, double, single, bare] = family.exec(written.trim()) ?? [];
  if (bare !== undefined && generic.has(bare)) return bare;
  const name = double ?? single ?? bare ?? '';
  return plain.test(name) && !words.has(name.toLowerCase()) ? `'${name}'` : undefined;
}

/** The families of a list as CSS writes them; undefined where one of them is none. */
export function familiesOf(written: string): string | undefined {
  const families = written.length > lengthMax ? [] : written.split(',').map(familyOf);
  return families.length === 0 || families.includes(undefined) ? undefined : families.join(', ');
}

/** Why a file beside the page is refused where there is no such place. */
export const besideOneFile = 'must be data: in a build of one file';

/** Why this is no file of a font; undefined when it is one. */
export function fontFileTrouble(address: string, isOneFile: boolean): string | undefined {
  if (address.startsWith('data:')) return troubleOfFontData(address);
  const isOwn = /^(?:\.?\/)?[\w-][\w./-]*\.(?:woff2?|ttf|otf)$/i.test(address) && !/\.\.|\/\//.test(address);
  if (!isOwn) return 'must be data: or a woff2, woff, ttf or otf file on the page’s own host';
  return isOneFile ? besideOneFile : undefined;
}
