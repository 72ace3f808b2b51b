import { useEffect } from 'react';
import { useText } from '../../core/i18n/use-text.ts';
import { useShownPlace } from '../../core/ui/page/shown-place.ts';
import { useSiteName } from '../../features/shared/site/operations/use-site-name.ts';
import { demoWord, type Mode } from './practice/mode.ts';

/** The page, the kind of money, and the name of the site: in this order, because tabs cut titles at the end. */
export function usePageTitle(mode: Mode): void {
  const { isDemo, isSimulated } = mode;
  const t = useText('common');
  const siteName = useSiteName();
  const place = useShownPlace();
  const words = [
    place,
    __SERVER__ === 'in-browser' && isDemo ? t(demoWord(mode)) : undefined,
    isSimulated ? t('mode.practice') : undefined,
    siteName,
  ];
  const title = [...new Set(words.filter((word) => word !== undefined && word !== ''))].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
