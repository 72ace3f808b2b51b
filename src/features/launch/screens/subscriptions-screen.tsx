import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { useSubscriptions } from '../../shared/projects/data/projects.ts';
import { PagedList } from '../../shared/requests/parts/paged-list.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { SubscriptionRow } from '../parts/subscription-row.tsx';

/** What the person has bought, each with the project as it was then. */
export default function SubscriptionsScreen() {
  const t = useText('launch');
  const list = useSubscriptions(true);
  return (
    <Page title={t('mine')} back={routes.ieo.ieo}>
      <PagedList
        label={t('mine')}
        empty={t('empty')}
        list={list}
        renderRow={(row) => <SubscriptionRow key={row.id} row={row} />}
      />
      {list.rows?.length === 0 ? (
        <div className={styles['form']}>
          <LinkButton to={routes.ieo.ieo} variant="secondary" isWide>
            {t('title')}
          </LinkButton>
        </div>
      ) : undefined}
    </Page>
  );
}
