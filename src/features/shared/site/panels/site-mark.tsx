import { useState } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useAdornment } from '../../../../core/preferences/use-preferences.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import { useSiteConfiguration } from '../data/site.ts';
import { pictureOfHosts } from '../model/picture-of-hosts.ts';
import { useSiteName } from '../operations/use-site-name.ts';
import { OwnMark } from '../parts/own-mark.tsx';
import styles from './site-mark.module.css';

interface SiteMarkProps {
  readonly isCentred?: boolean;
}

/** Pictures that the host did not give: no other page of this visit asks for them. */
const missing = new Set<string>();

/**
 * The brand's marks, or the operator's logo, in reserved space. Until the picture has loaded, and where one is missing, the brand's
 * name; without a brand our own mark. Logos of other hosts, and those with `data:` addresses, are not shown.
 */
export function SiteMark({ isCentred = false }: SiteMarkProps) {
  const { data } = useSiteConfiguration();
  const { brand, fileHost, pictureHosts } = useRuntimeConfig();
  const siteName = useSiteName() ?? window.location.host;
  const [arrived, setArrived] = useState<string>();
  const logo = pictureOfHosts(useAdornment(data?.logo), window.location.href, [fileHost, ...pictureHosts]);
  // One for each theme; a logo is the same in both.
  const { dark, light = dark } = brand?.marks ?? { dark: logo };
  const isMissing = [dark, light].some((address) => missing.has(address ?? ''));
  const isShown = dark !== undefined && dark === arrived && !isMissing;
  const picture = (address: string | undefined, theme: string | undefined) =>
    address === undefined || isMissing ? undefined : (
      <img
        key={`${theme ?? ''}${address}`}
        className={classNames(styles['logo'], theme, !isShown && styles['awaited'])}
        src={address}
        alt={siteName}
        decoding="async"
        onLoad={() => setArrived(dark)}
        onError={() => {
          missing.add(address);
          setArrived(address);
        }}
      />
    );
  return (
    <span className={classNames(styles['place'], isCentred && styles['centred'])}>
      {isShown ? undefined : <Fallback name={brand?.shortName ?? brand?.name} />}
      {picture(dark, light === dark ? undefined : styles['dark'])}
      {light === dark ? undefined : picture(light, styles['light'])}
    </span>
  );
}

const Fallback = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? <OwnMark /> : <span className={styles['name']}>{name}</span>;
