import { Link } from 'react-router-dom';
import { losingTrades, winningTradesOf, type LeadTrader } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import type { ReactNode } from 'react';
import styles from './copy-trading.module.css';
import { TraderFace } from './trader-face.tsx';
import { TraderFigures } from './trader-figures.tsx';

export interface TraderCardProps {
  readonly trader: LeadTrader;
  /** The last results as a curve, with the largest fall. */
  readonly spark: ReactNode;
  /** Server wall time; null where it is not known, undefined while it is read. Absent: it is not asked for. */
  readonly firstTrade?: { readonly at: string | null | undefined } | undefined;
}

/** One trader of the list: losses are beside wins, in the same type. */
export function TraderCard({ trader, spark, firstTrade }: TraderCardProps) {
  const t = useText('copyTrading');
  const format = useFormat();
  const { closedTrades } = trader;
  const winning = winningTradesOf(trader);
  const hasTraded = closedTrades > 0;
  const since = (at: string | null | undefined): string => {
    if (at === undefined) return '…';
    return at === null ? t(hasTraded ? 'notProvided' : 'noTradesYet') : format.serverTime(at);
  };
  const count = (value: number): string => format.count(value);
  return (
    <li>
      <Link className={styles['card']} to={pathWith(routes.follow.trader, { id: trader.id })}>
        <span className={styles['head']}>
          <TraderFace id={trader.id} />
          <span className={styles['name']}>
            <span className={requests['title']}>{trader.nickname === '' ? trader.id : trader.nickname}</span>
            <span className={styles['aside']}>
              {t('followers')} · {count(trader.followers)}
            </span>
          </span>
          {trader.isFollowed ? <span className={requests['chip']}>{t('following')}</span> : undefined}
        </span>
        {spark}
        <TraderFigures
          figures={[
            { id: 'profit', label: t('profit'), value: <ResultMoney value={trader.profit} currency="USDT" isShown /> },
            {
              id: 'accuracy',
              label: t('accuracy'),
              value: hasTraded ? format.percent(trader.accuracy) : t('noTradesYet'),
            },
            { id: 'won', label: t('won'), value: count(winning) },
            { id: 'lost', label: t('lost'), value: count(losingTrades(closedTrades, winning)) },
            ...(firstTrade === undefined ? [] : [{ id: 'since', label: t('firstTrade'), value: since(firstTrade.at) }]),
          ]}
        />
      </Link>
    </li>
  );
}
