import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePort } from '../../core/di/use-port.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { rootKey } from '../../core/query/account-key.ts';
import type { Mode } from './mode.ts';

/** Every page has the same title: the name of the site, and behind it what kind of money it shows. */
export function usePageTitle({ isDemo, isSimulated }: Mode): void {
  const t = useText('common');
  const site = usePort(SitePort);
  const { data } = useQuery({
    queryKey: rootKey(SitePort, 'siteConfiguration'),
    queryFn: () => site.siteConfiguration(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = [data?.name, isDemo ? t('mode.demo') : undefined, isSimulated ? t('mode.practice') : undefined];
  const title = words.filter((word) => word !== undefined && word !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
