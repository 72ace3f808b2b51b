import { Link } from 'react-router-dom';
import { betResult, isLate, type QuizBet } from '../../../core/domain/products/quiz.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { MoneyText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from './quiz.module.css';

export interface BetRowProps {
  readonly bet: QuizBet;
  /** The server's time, epoch ms. */
  readonly now: number;
  /** Of its pair, as far as that is known. */
  readonly priceStep: Price | undefined;
}

/** One bet: stake and possible outcomes stay visible until it is settled. */
export function BetRow({ bet, now, priceStep }: BetRowProps) {
  const t = useText('quiz');
  const format = useFormat();
  const { currencyName: currency, state } = bet;
  const result = betResult(bet);
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['name']}>
          <CoinMark name={bet.symbol} size={18} /> {bet.symbol} · {t(`sides.${bet.side}`)}
        </span>
        <span className={styles['chip']} data-state={state}>
          {t(`states.${state}`)}
        </span>
      </div>
      <p className={styles['next']}>{t(`next.${state}`, { end: format.dateTime(bet.endsAt) })}</p>
      {isLate(bet, now) ? (
        <p className={styles['next']}>
          {t('late', { id: bet.id })} <Link to={routes.kefu.index}>{t('support')}</Link>
        </p>
      ) : undefined}
      <FactList
        facts={[
          { id: 'number', label: t('number'), value: bet.id },
          { id: 'kind', label: t('kind'), value: t(`views.${bet.kind}`) },
          { id: 'paid', label: t('paid'), value: <MoneyText value={add(bet.stake, bet.fee)} currency={currency} /> },
          { id: 'right', label: t('ifRight'), value: <MoneyText value={bet.bonus} currency={currency} /> },
          { id: 'start', label: t('startPrice'), value: <PriceText value={bet.startPrice} step={priceStep} /> },
          { id: 'end', label: t('endPrice'), value: <PriceText value={bet.endPrice} step={priceStep} /> },
          ...(result === undefined
            ? []
            : [
                {
                  id: 'result',
                  label: t('result'),
                  value: (
                    <strong>
                      <MoneyText {...shownResult(result, currency)} currency={currency} />
                    </strong>
                  ),
                },
              ]),
          { id: 'placed', label: t('placedAt'), value: format.dateTime(bet.createdAt) },
        ]}
      />
    </li>
  );
}
