import { useState } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import { useSiteConfiguration } from '../data/site.ts';
import { useSiteName } from '../operations/use-site-name.ts';
import { pictureOfHosts } from '../model/picture-of-hosts.ts';
import { OwnMark } from '../parts/own-mark.tsx';
import styles from './site-mark.module.css';

/**
 * The operator's logo in reserved space, with our own mark until it has loaded and as a fallback. Pictures of other
 * hosts, and `data:` addresses, are not shown.
 */
export function SiteMark({ isCentred = false }: { readonly isCentred?: boolean }) {
  const { data } = useSiteConfiguration();
  const siteName = useSiteName();
  const { fileHost, pictureHosts } = useRuntimeConfig();
  const [arrived, setArrived] = useState<string>();
  const logo = pictureOfHosts(data?.logo, window.location.href, [fileHost, ...pictureHosts]);
  const isShown = logo !== undefined && logo === arrived;
  return (
    <span className={classNames(styles['place'], isCentred && styles['centred'])}>
      {isShown ? undefined : <OwnMark />}
      {logo === undefined ? undefined : (
        <img
          key={logo}
          className={classNames(styles['logo'], !isShown && styles['awaited'])}
          src={logo}
          alt={siteName ?? window.location.host}
          decoding="async"
          onLoad={() => setArrived(logo)}
        />
      )}
    </span>
  );
}
