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
import { drawIcons, type IconLook } from './draw-icons.ts';
import { pageManifest, wearManifest } from './page-manifest.ts';

/** Names of installed pages are cut below an icon after about so many characters. */
const shortLength = 12;

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The product's own mark in the colours of the page. */
const ownMark = (): string => {
  const lines = ownMarkPaths.map((path, index) => {
    const colour = colourOf(index === 0 ? '--accent' : '--demo');
    return `<path d="${path}" stroke="${colour}"/>`;
  });
  const drawing = `<g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing}</svg>`)}`;
};

/** In the theme of the moment: that is what the person installs. */
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
  const name = __SERVER__ === 'in-browser' ? `${base} · ${common('mode.demo')}` : base;
  const trade = t('nav.trade');
  const assets = t('nav.assets');
  useEffect(() => {
    if (!isKnown || hasFile) return undefined;
    let isCurrent = true;
    const look = lookOf(brand, base);
    const shortName = brand?.shortName ?? (base.length <= shortLength ? base : name);
    void drawIcons(look).then(({ icons, touch }) => {
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
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, brand, base, name, language, trade, assets]);
  return undefined;
}
