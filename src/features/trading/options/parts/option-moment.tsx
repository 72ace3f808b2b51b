import { Link } from 'react-router-dom';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { optionNet } from '../model/option-net.ts';
import styles from './option-moment.module.css';
import { ResultText } from './result-text.tsx';
import { useLengthText } from './use-length-text.ts';

export interface OptionMomentProps {
  readonly order: OptionOrder;
  readonly priceStep: Price | undefined;
  readonly receiptPath: string;
  readonly onDismiss: () => void;
}

/** The result of the option that has just ended, on its own page: a win, a loss and a tie look and move the same. */
export function OptionMoment({ order, priceStep, receiptPath, onDismiss }: OptionMomentProps) {
  const t = useText('options');
  const shell = useText('shell');
  const lengthText = useLengthText();
  const { symbol = '', direction, seconds, result, openPrice, endPrice, payingCurrency } = order;
  const word = result === undefined ? t('status.settled') : t(`result.${result}`);
  const told = t('news', { symbol, result: word });
  return (
    <div className={styles['moment']} data-option={order.id}>
      <div className={styles['row']}>
        <p className={styles['head']}>
          {result === undefined ? <strong>{word}</strong> : <ResultText result={result} />}
          <span className={styles['net']}>
            <ResultMoney value={optionNet(order)} currency={payingCurrency} />
          </span>
          <span className={styles['note']}>{t('row.afterFee')}</span>
        </p>
        <IconButton label={`${shell('toast.dismiss')}: ${told}`} onClick={onDismiss}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles['row']}>
        <p className={styles['facts']}>
          {`${t(`direction.${direction}`)} ${symbol} · ${lengthText(seconds)}`}
          <span>
            {t('row.entry')} <PriceText value={openPrice} step={priceStep} />
          </span>
          {endPrice === undefined ? undefined : (
            <span>
              {t('row.expiry')} <PriceText value={endPrice} step={priceStep} />
            </span>
          )}
        </p>
        <Link to={receiptPath} className={styles['link']} onClick={onDismiss}>
          {t('receipt.title')}
        </Link>
      </div>
    </div>
  );
}
