import { Link } from 'react-router-dom';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useTrader } from '../data/traders.ts';
import { namesTraders, sumsOfTrader } from '../model/copies-of-trader.ts';
import styles from '../parts/copy-trading.module.css';
import { SumsFacts } from '../parts/sums-facts.tsx';
import { TraderFace } from '../parts/trader-face.tsx';
import { useTermsWords } from '../parts/use-terms-words.ts';
import { LossAlert } from './loss-alert.tsx';
import { StopFollowing } from './stop-following.tsx';

export interface MyTraderProps {
  readonly traderId: string;
  /** Undefined until all of them are known: sums of a part would be wrong. */
  readonly copies: readonly ContractOrder[] | undefined;
  /** They could not be read; the list of them says why, and reads again. */
  readonly isUnread: boolean;
  readonly isFollowed: boolean;
}

/** One current or former trader: the terms, and the results of the copies. */
export function MyTrader({ traderId, copies, isUnread, isFollowed }: MyTraderProps) {
  const t = useText('copyTrading');
  const words = useTermsWords();
  const { data: trader } = useTrader(traderId);
  const nickname = trader?.nickname ?? traderId;
  const stated = trader?.terms === undefined ? t('terms.unknown') : words(trader.terms);
  const isTold = copies === undefined || namesTraders(copies);
  const sums = copies === undefined ? undefined : sumsOfTrader(copies, traderId);
  return (
    <li className={styles['card']}>
      <span className={styles['head']}>
        <TraderFace id={traderId} />
        <Link
          className={`${requests['title']} ${styles['link']}`}
          to={pathWith(routes.follow.trader, { id: traderId })}
        >
          {nickname}
        </Link>
        <span className={requests['chip']}>{t(isFollowed ? 'following' : 'formerly')}</span>
      </span>
      {isFollowed ? <p className={requests['note']}>{t('followedAs', { terms: stated })}</p> : undefined}
      {sums === undefined && !isUnread ? <SkeletonRows count={3} height={36} /> : undefined}
      {sums === undefined && isUnread ? <p className={requests['note']}>{t('sums.unread')}</p> : undefined}
      {sums?.length === 0 ? <p className={requests['note']}>{t(isTold ? 'sums.none' : 'notProvided')}</p> : undefined}
      {sums?.map((one) => (
        <div key={one.currency}>
          <SumsFacts sums={one} />
          {isFollowed || isPositive(one.invested) ? (
            <LossAlert traderId={traderId} nickname={nickname} sums={one} />
          ) : undefined}
        </div>
      ))}
      {isFollowed ? (
        <div className={requests['pair']}>
          <LinkButton to={pathWith(routes.follow.follow, { id: traderId })} variant="secondary" isWide>
            {t('change')}
          </LinkButton>
          <StopFollowing traderId={traderId} nickname={nickname} />
        </div>
      ) : undefined}
    </li>
  );
}
