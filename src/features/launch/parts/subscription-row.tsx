import { Link } from 'react-router-dom';
import type { ServerDialect } from '../../../core/domain/server/server-dialect.ts';
import type { Subscription } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { Figures } from '../../shared/product-page/parts/figures.tsx';
import styles from './launch.module.css';

/** The next step, as far as servers state it. */
const saidLive = { applied: 'next.applied', paid: 'next.paidLive', completed: 'next.completedLive' } as const;

export interface SubscriptionRowProps {
  readonly row: Subscription;
  /** This server is known to deliver. */
  readonly isDemo: boolean;
  /** The account that paid and receives. */
  readonly account: ServerDialect['launches']['account'];
}

/** What comes next, as far as this server is known to do it. */
export function nextOf({ row: { status }, isDemo, account }: SubscriptionRowProps) {
  if (!isDemo) return saidLive[status];
  return status === 'completed' ? (`next.completed.${account}` as const) : (`next.${status}` as const);
}

/** One subscription with the launch as it was then, and the next step. */
export function SubscriptionRow(props: SubscriptionRowProps) {
  const { row, account } = props;
  const t = useText('launch');
  const accounts = useText('funds');
  const format = useFormat();
  const { tokenName, payName, launchId } = row;
  const name = row.title ?? tokenName;
  const known = [
    row.price === undefined
      ? undefined
      : { id: 'price', label: t('price'), value: format.amount(amountOf(row.price), { currency: payName }) },
    row.paid === undefined
      ? undefined
      : { id: 'paid', label: t('paid'), value: <MoneyText value={row.paid} currency={payName} /> },
    row.saleEndsAt === undefined
      ? undefined
      : { id: 'end', label: t('saleEnds'), value: format.serverTime(row.saleEndsAt) },
  ].filter((fact) => fact !== undefined);
  return (
    <li className={styles['record']}>
      <div className={cards['head']}>
        <CoinMark name={tokenName} size={40} />
        <span className={cards['names']}>
          <span className={styles['name']}>
            {launchId === undefined ? name : <Link to={pathWith(routes.ieo.subscribe, { id: launchId })}>{name}</Link>}
          </span>
          <span className={styles['state']} data-state={row.status}>
            {t(`states.${row.status}`)}
          </span>
        </span>
        <span className={cards['lead']}>
          <span className={cards['big']}>
            <MoneyText value={row.tokens} currency={tokenName} />
          </span>
        </span>
      </div>
      <p className={styles['small']}>{t(nextOf(props))}</p>
      <Figures
        least={132}
        figures={[
          ...known,
          { id: 'account', label: t('account'), value: accounts(`accounts.${account}`) },
          {
            id: 'given',
            label: t('given'),
            value: <MoneyText value={row.given} currency={tokenName} reason={t('notYet')} />,
          },
          {
            id: 'market',
            label: t('market'),
            value: row.tradableFrom === undefined ? t('marketUnknown') : format.serverTime(row.tradableFrom),
          },
          { id: 'ordered', label: t('ordered'), value: format.serverTime(row.createdAt) },
        ]}
      />
    </li>
  );
}
