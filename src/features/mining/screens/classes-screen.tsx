import { Fragment } from 'react';
import {
  poolIncome,
  poolPercent,
  poolShare,
  type MiningClass,
  type MiningPool,
} from '../../../core/domain/finance/lock-mining.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { useMiningClasses } from '../data/mining-offer.ts';

/** Families of products; of a pool, how its income is shared. */
export default function ClassesScreen() {
  useTextsAhead(['mining', 'finance']);
  const t = useText('mining');
  const { data, error, refetch } = useMiningClasses();
  return (
    <Page title={t('classes')} back={routes.lockming.lockming}>
      <p className={styles['heading']}>
        <span className={styles['note']}>{t('alsoCalled')}</span>
      </p>
      {data === undefined && error === null ? <SkeletonRows count={2} height={160} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data?.length === 0 && data.unreadable === undefined ? <EmptyState title={t('noClasses')} /> : undefined}
      {data?.map((one, place) => (
        <Fragment key={one.id}>
          <ClassSection one={one} />
          {place === 0 ? <LossWarning /> : undefined}
        </Fragment>
      ))}
    </Page>
  );
}

function ClassSection({ one }: { readonly one: MiningClass }) {
  const t = useText('mining');
  return (
    <section className={styles['form']} aria-label={one.name}>
      <h2>{one.name}</h2>
      {one.intro === '' ? undefined : <p className={styles['note']}>{one.intro}</p>}
      {one.pool === undefined ? undefined : <PoolFacts pool={one.pool} />}
      <LinkButton to={pathWith(routes.lockming.lockming, { class: one.id })} variant="secondary" isWide>
        {t('seeProducts')}
      </LinkButton>
    </section>
  );
}

/** Servers name no currency of a pool, so its figures have no unit. */
function PoolFacts({ pool }: { readonly pool: MiningPool }) {
  const t = useText('mining');
  const words = useTermWords('');
  const { liquidity, dailyIncome, own } = pool;
  const percent = poolPercent(pool);
  const part = own === undefined ? undefined : poolShare(pool, own);
  return (
    <>
      <FactList
        facts={[
          { id: 'liquidity', label: t('pool.liquidity'), value: <MoneyText value={liquidity} isShown /> },
          { id: 'income', label: t('pool.income'), value: <MoneyText value={dailyIncome} isShown /> },
          {
            id: 'percent',
            label: t('pool.percent'),
            value: percent === undefined ? t('notGuaranteed') : t('perDay', { rate: words.rate(percent) }),
          },
          ...(own === undefined || part === undefined || !isPositive(own)
            ? []
            : [
                { id: 'own', label: t('pool.own'), value: <MoneyText value={own} /> },
                { id: 'share', label: t('pool.share'), value: words.rate(part) },
                { id: 'ownIncome', label: t('pool.ownIncome'), value: <MoneyText value={poolIncome(pool, own)} /> },
              ]),
        ]}
      />
      <p className={styles['note']}>{t('pool.formula')}</p>
    </>
  );
}
