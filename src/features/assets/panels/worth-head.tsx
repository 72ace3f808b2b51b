import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconChevronRight } from '../../../core/ui/icons/chevron-right.gen.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { journalPaths } from '../../shared/wallets/model/journal-path.ts';
import { lackingIn } from '../../shared/wallets/model/wallet-values.ts';
import type { NetWorthView } from '../../shared/worth/operations/use-net-worth.ts';
import { WorthMonth } from '../../shared/worth/panels/worth-month.tsx';
import { DayResultLine } from '../../shared/worth/parts/day-result.tsx';
import { WorthFigure } from '../../shared/worth/parts/worth-figure.tsx';
import { TotalHead } from './total-head.tsx';
import styles from './total-head.module.css';

export interface WorthHeadProps {
  readonly view: Pick<
    NetWorthView,
    'worth' | 'wallets' | 'walletsError' | 'readAt' | 'today' | 'days' | 'retry' | 'isAllNew'
  >;
}

/** The net worth in the person's money with its day and its month, of when it is, and the age of the rate. */
export function WorthHead({ view }: WorthHeadProps) {
  const { worth, wallets, walletsError, today, retry } = view;
  const t = useText('assets');
  const words = useText('worth');
  const records = useText('records');
  const format = useFormat();
  const { id: account } = useAccount();
  const fiat = useFiat();
  return (
    <TotalHead caption={t('worth')} isLoading={worth.isReading}>
      <WorthFigure
        worth={worth}
        fiat={fiat}
        size="var(--size-36)"
        onRetry={walletsError === null ? retry : undefined}
      />
      <DayResultLine today={today} fiat={fiat} />
      <p className={styles['small']}>
        {worth.total === undefined ? undefined : (
          <MoneyText value={shownBalance(worth.total, 'USDT')} currency="USDT" places={2} reason={words('unknown')} />
        )}
        {/* It is counted with the prices of that moment, however fast the market moves. */}
        {worth.isReading || view.readAt === 0 ? undefined : (
          <span>{records('list.asOf', { time: format.dateTime(view.readAt) })}</span>
        )}
        {fiat.ratesSavedAt === undefined || fiat.code === 'USD' ? undefined : (
          <span>{t('ratesFrom', { time: format.dateTime(fiat.ratesSavedAt) })}</span>
        )}
      </p>
      <UnreadableRows of={wallets && lackingIn(wallets)} kind="sum" />
      <WorthMonth view={view} />
      <Link to={journalPaths[account]} className={styles['journal']}>
        {t('journal')}
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </TotalHead>
  );
}
