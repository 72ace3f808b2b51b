import { useEffect } from 'react';
import type { Brand } from '../../core/config/brand.ts';
import { useRuntimeConfig } from '../../core/config/use-runtime-config.ts';
import { productName } from '../../core/i18n/product-name.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { routes } from '../../core/navigation/routes.ts';
import { keepInstallQuestion } from '../../core/platform/install-question.ts';
import { useSession } from '../../core/session/use-session.ts';
import { useSiteConfiguration } from '../../features/shared/site/data/site.ts';
import { useSiteName } from '../../features/shared/site/operations/use-site-name.ts';
import { ownMarkPaths } from '../../features/shared/site/parts/own-mark-paths.ts';
import type { IconLook } from '../../core/brand/draw-icons.ts';
import { iconsOf } from './icons-of.ts';
import { pageManifest, wearManifest } from './page-manifest.ts';

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The product's own mark, as the pages draw it. */
const ownMark = (): string => {
  const lines = ownMarkPaths.map((path) => `<path d="${path}"/>`).join('');
  const pen = 'fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';
  const drawing = `<g ${pen} stroke="${colourOf('--accent')}">${lines}</g>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing}</svg>`)}`;
};

/** In the current theme, which is the one that the person installs. */
const lookOf = (brand: Brand | undefined, name: string): IconLook => ({
  mark:
    brand === undefined
      ? ownMark()
      : brand.marks?.[document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'],
  letter: String.fromCodePoint((brand?.shortName ?? name).codePointAt(0) ?? 0),
  ground: colourOf('--bg'),
  ink: colourOf('--accent'),
});

/** The demo of the product itself has a file for it. */
const hasFile = document.querySelector('link[rel="manifest"]') !== null;

keepInstallQuestion(window);

/** What the page is installed with: name, icons and shortcuts of its brand, and the question whether to install it. */
export function InstallCompanion() {
  const t = useText('shell');
  const common = useText('common');
  const { brand } = useRuntimeConfig();
  const { language } = useSession();
  const siteName = useSiteName();
  const { isPending } = useSiteConfiguration();
  const isKnown = brand?.name !== undefined || !isPending;
  const base = siteName ?? productName();
  // Below an icon, too, the demo must not be taken for real money.
  const marked = (text: string): string => (__SERVER__ === 'in-browser' ? `${text} · ${common('mode.demo')}` : text);
  const name = marked(base);
  const shortName = marked(brand?.shortName ?? base);
  const trade = t('nav.trade');
  const assets = t('nav.assets');
  useEffect(() => {
    if (!isKnown || hasFile) return undefined;
    let isCurrent = true;
    const look = lookOf(brand, base);
    const wear = async (): Promise<void> => {
      const { icons, touch } = await iconsOf(look);
      if (!isCurrent) return;
      const manifest = pageManifest({
        name,
        shortName,
        language,
        page: window.location.href.replace(/[?#].*$/, ''),
        ground: look.ground,
        icons,
        shortcuts: [
          { name: trade, path: routes.transaction.index },
          { name: assets, path: routes.fund.assets },
        ],
      });
      wearManifest(document, manifest, touch);
    };
    // Where nothing can be drawn the page is not installed, and works as it is.
    wear().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isKnown, brand, base, name, shortName, language, trade, assets]);
  return undefined;
}
