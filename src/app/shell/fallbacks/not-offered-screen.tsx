import { IconCompassOff } from '../../../core/ui/icons/compass-off.gen.tsx';
import { useLocation } from 'react-router-dom';
import { missingPage } from '../../../core/config/offered.ts';
import type { ProductArea } from '../../../core/config/product-areas.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes, type RoutePath } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { areaWords, useAreaName } from '../../../features/shared/server/parts/use-area-name.ts';
import styles from './screen-state.module.css';

export interface MissingScreenProps {
  /** What would have to be offered for the address; undefined where nothing has it. */
  readonly area: ProductArea | undefined;
}

/** An address that leads nowhere here. */
export function MissingScreen({ area }: MissingScreenProps) {
  useTextsAhead(['connection', ...areaWords]);
  return area === undefined ? <NotFoundScreen /> : <NotOfferedScreen area={area} />;
}

function NotFoundScreen() {
  const t = useText('connection');
  const shell = useText('shell');
  return (
    <Page title={t('notFound.title')} back>
      <div className={styles['state']}>
        <IconCompassOff size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{t('notFound.text')}</p>
        <div className={styles['choices']}>
          <LinkButton to={routes.home} isWide>
            {shell('error.home')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** Where what is still open of an area can be closed or cancelled, in the account of the address. */
function useRecords(area: ProductArea): RoutePath | undefined {
  const { products } = useRuntimeConfig();
  const { pathname } = useLocation();
  const group = pathname.startsWith('/pages/moni/') ? routes.moni : routes.transaction;
  const { currencyOrder: spot, contractOrder: contracts, optionOrder: options } = group;
  const records: Partial<Record<ProductArea, RoutePath>> = { spot, contracts, options };
  const path = records[area];
  return path === undefined || missingPage(products, path) !== undefined ? undefined : path;
}

/** An address of something that is not to be had here, opened by hand or from an old link. */
function NotOfferedScreen({ area }: { readonly area: ProductArea }) {
  const t = useText('connection');
  const shell = useText('shell');
  const name = useAreaName()(area);
  const { isSignedIn } = useSession();
  const orders = useRecords(area);
  const hasRecords = isSignedIn && orders !== undefined;
  return (
    <Page title={name} back>
      <div className={styles['state']}>
        <IconCompassOff size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{t('notOffered.title', { name })}</p>
        <p>{t('notOffered.text')}</p>
        <div className={styles['choices']}>
          {hasRecords ? (
            <LinkButton to={orders} isWide>
              {t('notOffered.open')}
            </LinkButton>
          ) : undefined}
          <LinkButton to={routes.home} variant={hasRecords ? 'secondary' : 'primary'} isWide>
            {shell('error.home')}
          </LinkButton>
          <LinkButton to={pathWith(routes.setting.setting, { section: 'connection' })} variant="quiet" isWide>
            {t('title')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
