import { Link } from 'react-router-dom';
import { standingOf, type Purchase, type PurchaseStanding } from '../../../core/domain/wallets/purchase.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';

/** Two readings of one order: bought from the operator, or matched between two persons. */
export type PurchaseLabels = 'quick' | 'otc';

/** The states whose name depends on the reading; the others have one name. */
const isRead = (standing: PurchaseStanding): standing is 'matching' | 'payable' =>
  standing === 'matching' || standing === 'payable';

/** The state in the words of one reading. */
export function useStandingText(labels: PurchaseLabels): (purchase: Purchase) => string {
  const t = useText('purchases');
  return (purchase) => {
    const standing = standingOf(purchase);
    if (standing === 'unknown') return t('unknown', { code: purchase.statusCode });
    return t(isRead(standing) ? `states.${labels}.${standing}` : `states.${standing}`);
  };
}

/** The page of an order, in the words of one reading. */
export const purchasePath = ({ id }: Purchase, labels: PurchaseLabels): string =>
  pathWith(routes.common.c2cshow, { id, labels: labels === 'otc' ? labels : undefined });

export interface PurchaseRowViewProps {
  readonly purchase: Purchase;
  readonly labels: PurchaseLabels;
}

/** One order in the list; the whole row leads to it. */
export function PurchaseRowView({ purchase, labels }: PurchaseRowViewProps) {
  const format = useFormat();
  const standing = useStandingText(labels);
  return (
    <li>
      <Link className={styles['row']} to={purchasePath(purchase, labels)}>
        <span>
          <span>
            {purchase.orderNumber} · {standing(purchase)}
          </span>
          <span className={styles['small']}>{format.serverTime(purchase.createdAt)}</span>
        </span>
        <span>
          <MoneyText value={purchase.paid} currency={purchase.fiat} />
          <MoneyText className={styles['small']} value={purchase.received} currency={purchase.currencyName} />
        </span>
      </Link>
    </li>
  );
}
