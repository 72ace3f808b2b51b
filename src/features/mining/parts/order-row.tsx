import { isBound, type MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import { wordOf } from '../model/mining-plan.ts';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { termDays, termShare } from '../model/term-share.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import styles from './order-row.module.css';

export interface OrderRowProps {
  readonly order: MiningOrder;
  /** The server's time, epoch ms. */
  readonly now: number;
  /** Its server is known to begin after an approval. */
  readonly isDemo: boolean;
  readonly onOpen: () => void;
}

/** One order in the list: how far its term is, what it has earned, and what leaving it costs at present or has cost. */
export function OrderRow({ order, now, isDemo, onOpen }: OrderRowProps) {
  const t = useText('mining');
  const format = useFormat();
  const { amount, currencyName, income, penalty, endsAt, endsAtMs, createdAt, updatedAt, status, isEarly } = order;
  const isRunning = status === 'running';
  const ends =
    endsAtMs === undefined
      ? endsAt && format.serverTime(endsAt)
      : format.moment(endsAtMs, { year: true, month: true, day: true });
  const changed = isBound(order) ? createdAt : (updatedAt ?? createdAt);
  const when = isRunning ? ends && t('endsOn', { date: ends }) : changed && format.serverTime(changed);
  const days = termDays(order);
  const words = useTermWords(currencyName);
  const hasPenalty = isRunning || isEarly === true;
  return (
    <li>
      <button type="button" className={cards['card']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={cards['head']}>
          <CoinMark name={currencyName} size={32} />
          <span className={cards['names']}>
            <span className={cards['name']}>{t(`states.${wordOf(order)}`)}</span>
            {days === undefined ? undefined : (
              <span className={requestStyles['small']}>
                {isDemo && status === 'pending'
                  ? t('fromApproval', { days: words.days(days) })
                  : t('lockedFor', { days: words.days(days) })}
              </span>
            )}
            {when === undefined ? undefined : <span className={requestStyles['small']}>{when}</span>}
          </span>
          <span className={cards['lead']}>
            <span className={cards['big']}>
              <MoneyText value={amount} currency={currencyName} />
            </span>
          </span>
        </span>
        <Term share={termShare(order, now)} />
        <span className={styles['sums']}>
          <span>
            <span className={requestStyles['small']}>{t(isRunning ? 'income' : 'earned')}</span>{' '}
            <MoneyText value={income} currency={currencyName} />
          </span>
          {hasPenalty ? (
            <span>
              <span className={requestStyles['small']}>{t('penalty')}</span>{' '}
              <MoneyText value={penalty} currency={currencyName} reason={t('costUnknown')} />
            </span>
          ) : undefined}
        </span>
      </button>
    </li>
  );
}

/** The term as a line: what is over has earned, what is left costs when it is left. */
function Term({ share }: { readonly share: number | undefined }) {
  if (share === undefined) return undefined;
  return (
    <span className={styles['term']} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
