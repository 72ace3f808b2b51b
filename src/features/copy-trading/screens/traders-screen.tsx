import { IconUserStar } from '../../../core/ui/icons/user-star.gen.tsx';
import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { ChoiceChip } from '../../shared/product-page/panels/choice-chip.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useFirstTrades, useTraders } from '../data/traders.ts';
import { inOrder, traderOrders, type TraderOrder } from '../model/trader-order.ts';
import { CautionNotes } from '../parts/caution-notes.tsx';
import styles from '../parts/copy-trading.module.css';
import { HourNote } from '../parts/hour-note.tsx';
import { TraderCard } from '../parts/trader-card.tsx';
import { CopyTabs } from '../panels/copy-tabs.tsx';
import { NoCopies } from '../panels/no-copies.tsx';
import { TraderSpark } from '../panels/trader-spark.tsx';
import { TradersFailure } from '../panels/traders-failure.tsx';

/** The traders, and what following means, before the person chooses one. */
export default function TradersScreen() {
  const t = useText('copyTrading');
  const isDemo = useIsDemo();
  return (
    <Page title={t('title')} back={routes.financial.index} wide>
      <CopyTabs selected="traders" />
      <NoCopies />
      <TwoColumns
        from="desktop"
        aside={
          <>
            <CautionNotes isDemo={isDemo} isPastSaid />
            <LinkRows title={t('lead.section')}>
              <LinkRow to={routes.copytrade.trader} label={t('lead.title')} icon={IconUserStar} />
            </LinkRows>
          </>
        }
      >
        <TraderList />
      </TwoColumns>
    </Page>
  );
}

function TraderList() {
  const t = useText('copyTrading');
  const [order, setOrder] = useState<TraderOrder>('trades');
  const { rows, error, retry } = useTraders();
  const firstTrades = useFirstTrades(order === 'age' ? (rows ?? []).map(({ id }) => id) : []);
  const failure = error === null ? undefined : <TradersFailure error={error} onRetry={retry} />;
  if (rows?.length === 0 && error === null) return <EmptyState title={t('none')} />;
  // What can be chosen, and the warning beside it, stand from the start.
  return (
    <>
      <div className={styles['order']}>
        <ChoiceChip
          label={t('order.label')}
          options={traderOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
          value={order}
          onChange={setOrder}
        />
        {rows === undefined ? <span aria-hidden="true" /> : <HourNote figuresOf={rows[0]?.figuresOf} />}
        <span>{t('notes.past')}</span>
      </div>
      {rows === undefined && error === null ? <SkeletonCards count={4} height={240} width={320} /> : undefined}
      {rows === undefined ? undefined : (
        <ul className={cards['grid']} aria-label={t('tabs.traders')}>
          {withLossWarning(
            inOrder(rows, order, firstTrades).map((trader) => (
              <TraderCard
                key={trader.id}
                trader={trader}
                spark={<TraderSpark traderId={trader.id} />}
                firstTrade={order === 'age' ? { at: firstTrades.get(trader.id) } : undefined}
              />
            )),
          )}
        </ul>
      )}
      {failure}
    </>
  );
}
