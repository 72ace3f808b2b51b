import { useEffect } from 'react';
import { useText } from '../../core/i18n/use-text.ts';
import { useSiteConfiguration } from '../../features/shared/site/data/site.ts';
import type { Mode } from './mode.ts';

/** Every page has the same title: the name of the site, and behind it what kind of money it shows. */
export function usePageTitle({ isDemo, isSimulated }: Mode): void {
  const t = useText('common');
  const { data } = useSiteConfiguration();
  const words = [data?.name, isDemo ? t('mode.demo') : undefined, isSimulated ? t('mode.practice') : undefined];
  const title = words.filter((word) => word !== undefined && word !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
