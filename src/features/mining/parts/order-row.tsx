import { isBound, type MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import { wordOf } from '../model/mining-plan.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';

export interface OrderRowProps {
  readonly order: MiningOrder;
  readonly onOpen: () => void;
}

/** One order in the list, with what leaving it costs at present or has cost. */
export function OrderRow({ order, onOpen }: OrderRowProps) {
  const t = useText('mining');
  const format = useFormat();
  const { amount, currencyName, income, penalty, endsAt, endsAtMs, createdAt, updatedAt, status, isEarly } = order;
  const isRunning = status === 'running';
  const ends =
    endsAtMs === undefined
      ? endsAt && format.serverTime(endsAt)
      : format.moment(endsAtMs, { year: true, month: true, day: true });
  const changed = isBound(order) ? createdAt : (updatedAt ?? createdAt);
  const when = isRunning ? ends : changed && format.serverTime(changed);
  const hasPenalty = isRunning || isEarly === true;
  return (
    <li>
      <button type="button" className={cards['card']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={cards['head']}>
          <CoinMark name={currencyName} size={32} />
          <span className={cards['names']}>
            <span className={cards['name']}>{t(`states.${wordOf(order)}`)}</span>
            {when === undefined ? undefined : (
              <span className={requestStyles['small']}>{isRunning ? t('endsOn', { date: when }) : when}</span>
            )}
          </span>
          <span className={cards['lead']}>
            <MoneyText value={amount} currency={currencyName} />
            <span className={requestStyles['small']}>
              {t(isRunning ? 'income' : 'earned')} <MoneyText value={income} currency={currencyName} />
            </span>
            {hasPenalty ? (
              <span className={requestStyles['small']}>
                {t('penalty')} <MoneyText value={penalty} currency={currencyName} reason={t('costUnknown')} />
              </span>
            ) : undefined}
          </span>
        </span>
      </button>
    </li>
  );
}
