import { brandPlace } from '../config/brand.ts';

/** The icon stands in the page before its scripts. */
const icon = /(<link rel="icon" href=")[^"]*"/;
const body = '<div id="root"';
const ownMark = /(<svg class="starting"[^>]*>)[\s\S]*?(<\/svg>)/;
const block = new RegExp(`<script type="application/json" id="${brandPlace}">[\\s\\S]*?</script>`);
const end = '</body>';

/** What stands in a script may not end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page of a demo with this picture as the icon of its tab. Fails for any other page. */
export function pageWithIcon(page: string, address: string): string {
  if (!icon.test(page)) throw new Error('the page has no place for an icon');
  return page.replace(icon, (_all, before: string) => `${before}${inAttribute(address)}"`);
}

/**
 * The page of a demo, hosted or one file, with the brand's block as `written`, in place of the block of another brand. It is
 * data, no script: the same scripts under the same names serve every brand. The mark of the product that stands there until
 * the first script runs is left out. Fails for any other page.
 */
export function pageWithBrand(page: string, written: unknown): string {
  const start = page.lastIndexOf(body);
  const rest = page.slice(start);
  if (start === -1 || !ownMark.test(rest)) throw new Error('the page has no mark to start with');
  const bare = rest.replace(ownMark, '$1$2').replace(block, '');
  const at = bare.lastIndexOf(end);
  if (at === -1) throw new Error('the page has no end');
  const data = `<script type="application/json" id="${brandPlace}">${inScript(written)}</script>`;
  return page.slice(0, start) + bare.slice(0, at) + data + bare.slice(at);
}

/** The icon of a demo's tab: the dark mark where it is a picture in itself, otherwise none. */
export const iconOfMark = (dark = ''): string => (dark.startsWith('data:') ? dark : 'data:,');
