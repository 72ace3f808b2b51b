import { useText } from '../../../core/i18n/use-text.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import styles from '../../../core/ui/column.module.css';
import rowStyles from '../../../core/ui/lists/link-rows.module.css';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useAuthorisedAmount } from '../data/authorised-amount.ts';

/** The stored amount, and what it means. */
export default function AuthorisationScreen() {
  const t = useText('authorisation');
  const { recorded, requested } = useAuthorisedAmount();
  const error = recorded.error ?? requested.error;
  const isThere = recorded.data !== undefined && requested.data !== undefined;
  const retry = (): void => {
    void recorded.refetch();
    void requested.refetch();
  };
  return (
    <Page title={t('title')} back>
      <div className={styles['column']}>
        <p className={styles['note']}>{t('text')}</p>
        {!isThere && error !== null ? <ErrorState error={error} onRetry={retry} /> : undefined}
        {!isThere && error === null ? <SkeletonRows count={2} height={52} /> : undefined}
        {recorded.data === undefined || requested.data === undefined ? undefined : (
          <dl className={rowStyles['rows']}>
            <div className={rowStyles['row']}>
              <dt className={rowStyles['texts']}>{t('recorded')}</dt>
              <dd>{isPositive(recorded.data) ? <MoneyText value={recorded.data} /> : t('none')}</dd>
            </div>
            <div className={rowStyles['row']}>
              <dt className={rowStyles['texts']}>{t('requested')}</dt>
              <dd>{isPositive(requested.data) ? <MoneyText value={requested.data} /> : t('nothing')}</dd>
            </div>
          </dl>
        )}
        {error?.kind === 'unavailable' ? undefined : (
          <LinkButton to={routes.setting.sqselect} isWide>
            {t('change')}
          </LinkButton>
        )}
        <p className={styles['small']}>{t('never')}</p>
      </div>
    </Page>
  );
}
