import { IconHelp } from '../../../core/ui/icons/help.gen.tsx';
import { IconLock } from '../../../core/ui/icons/lock.gen.tsx';
import { IconStack2 } from '../../../core/ui/icons/stack-2.gen.tsx';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useMiningClasses } from '../data/mining-offer.ts';
import { ProductList } from '../panels/product-list.tsx';

/** The products with term and rate. `?currency` and `?class` filter them. */
export default function MiningScreen() {
  useTextsAhead(['mining', 'finance']);
  const t = useText('mining');
  const hasClasses = useMiningClasses().data?.length !== 0;
  return (
    <Page title={t('title')} back={routes.financial.index} wide>
      <TwoColumns
        from="desktop"
        aside={
          <>
            <LinkRows title={t('more')}>
              <LinkRow to={routes.lockming.order} label={t('mine')} icon={IconLock} />
              {hasClasses ? (
                <LinkRow to={routes.lockming.lockmingclass} label={t('classes')} icon={IconStack2} />
              ) : undefined}
              <LinkRow to={routes.lockming.welcome} label={t('how')} icon={IconHelp} />
            </LinkRows>
            <p className={styles['heading']}>
              <span className={styles['note']}>{t('alsoCalled')}</span>
            </p>
          </>
        }
      >
        <ProductList />
      </TwoColumns>
    </Page>
  );
}
