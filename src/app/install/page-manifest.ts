import type { DrawnIcon } from '../../core/brand/draw-icons.ts';

export interface ManifestFacts {
  readonly name: string;
  readonly shortName: string;
  readonly language: string;
  /** The address of the page, without its hash. */
  readonly page: string;
  readonly ground: string;
  readonly icons: readonly DrawnIcon[];
  /** Pages that a long press on the icon offers: their words, and their addresses below the page. */
  readonly shortcuts: readonly { readonly name: string; readonly path: string }[];
}

/** What an installed page is shown with. Every address is whole: none can be read beside a manifest that is no file. */
export const pageManifest = ({ name, shortName, language, page, ground, icons, shortcuts }: ManifestFacts) => ({
  id: page,
  name,
  short_name: shortName,
  lang: language,
  start_url: page,
  scope: page,
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: icons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, purpose, type: 'image/png' })),
  shortcuts: shortcuts.map(({ name: word, path }) => ({ name: word, url: `${page}#${path}` })),
});

const manifestRel = 'manifest';
const touchRel = 'apple-touch-icon';

function linkTo(page: Document, rel: string, href: string): void {
  const link = page.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? page.createElement('link');
  link.rel = rel;
  link.href = href;
  if (!link.isConnected) page.head.append(link);
}

/** Puts the manifest and the icon for phones that read none into the page, in place of earlier ones. */
export function wearManifest(page: Document, manifest: object, touchIcon: string): void {
  linkTo(page, touchRel, touchIcon);
  linkTo(page, manifestRel, `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`);
}
