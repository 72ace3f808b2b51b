import { Link } from 'react-router-dom';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { absolute } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useLatestBills } from '../data/conversions.ts';
import { conversionLines, isGain } from '../model/conversion-lines.ts';

export interface LatestConversionsProps {
  readonly from: ConvertibleCurrency;
  readonly to: ConvertibleCurrency;
}

/** What was given and received of the two chosen currencies lately. */
export function LatestConversions({ from, to }: LatestConversionsProps) {
  const t = useText('convert');
  const funds = useText('funds');
  const read = [useLatestBills(from.id), useLatestBills(to.id)];
  const lines = conversionLines(read.flatMap((bills) => bills ?? []));
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('latest')}</h2>
        <Link to={pathWith(routes.fund.assetsRecord, { currency: from.id })}>{funds('transfer.all')}</Link>
      </div>
      {lines.length > 0 ? (
        <ul className={styles['rows']} aria-label={t('latest')}>
          {lines.map((bill) => (
            <Line key={bill.id} bill={bill} />
          ))}
        </ul>
      ) : read.every((bills) => bills !== undefined) ? (
        <p className={styles['heading']}>
          <span className={styles['small']}>{t('noneLately')}</span>
        </p>
      ) : undefined}
    </>
  );
}

function Line({ bill }: { readonly bill: Bill }) {
  const t = useText('convert');
  const format = useFormat();
  return (
    <li className={styles['row']}>
      <CoinMark name={bill.currencyName} />
      <span>
        <span>{isGain(bill) ? t('received') : t('given')}</span>
        <time className={styles['small']}>{format.serverTime(bill.createdAt)}</time>
      </span>
      <span>
        <MoneyText value={absolute(bill.change)} currency={bill.currencyName} />
      </span>
    </li>
  );
}
