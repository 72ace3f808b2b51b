import { IconBrandAndroid } from '../../../core/ui/icons/brand-android.gen.tsx';
import { IconBrandApple } from '../../../core/ui/icons/brand-apple.gen.tsx';
import { IconDeviceMobile } from '../../../core/ui/icons/device-mobile.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { useAdornment } from '../../../core/preferences/use-preferences.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LaterCode } from '../parts/later-code.tsx';
import { leavingPath } from '../../shared/outside/model/outside-address.ts';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import { downloadsOf, type Download, type DownloadKind } from '../model/downloads.ts';
import styles from './download-section.module.css';

const icons: Readonly<Record<DownloadKind, Icon>> = {
  ios: IconBrandApple,
  android: IconBrandAndroid,
  any: IconDeviceMobile,
};

/** The operator's own apps. */
export function DownloadSection() {
  const t = useText('content');
  return (
    <Page title={t('download.title')} back={routes.common.aboutuslist}>
      <Downloads />
    </Page>
  );
}

function Downloads() {
  const t = useText('content');
  const { data, error, refetch } = useSiteConfiguration();
  const logo = useAdornment(data?.downloadLogo);
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows count={2} height={180} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const downloads = downloadsOf(data.settings);
  if (downloads.length === 0) return <EmptyState title={t('download.none')} />;
  return (
    <>
      {logo === undefined ? undefined : <img className={styles['logo']} src={logo} alt="" />}
      <ul className={styles['list']}>
        {downloads.map((download) => (
          <DownloadCard key={download.kind} download={download} />
        ))}
      </ul>
      <p className={styles['note']}>{t('download.note')}</p>
    </>
  );
}

function DownloadCard({ download: { kind, address } }: { readonly download: Download }) {
  const t = useText('content');
  const KindIcon = icons[kind];
  const name = t(`download.kinds.${kind}`);
  return (
    <li className={styles['card']}>
      <div className={styles['code']}>
        <LaterCode text={address.href} label={t('code.label', { name })} />
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <KindIcon size={20} stroke={1.75} aria-hidden="true" />
          {name}
        </p>
        <p className={styles['hint']}>{t('code.hint')}</p>
        <Link className={styles['open']} to={leavingPath(address)}>
          {t('outside.open', { host: address.host })}
        </Link>
      </div>
    </li>
  );
}
