import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { readTypedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from '../parts/copy-trading.module.css';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { useLossAlert } from '../data/loss-alert.ts';
import { isPastAlert, type TraderSums } from '../model/copies-of-trader.ts';

export interface LossAlertProps {
  readonly traderId: string;
  readonly nickname: string;
  readonly sums: TraderSums;
}

/** A warning of this device when the copies of a trader have lost this much. It says that it closes nothing. */
export function LossAlert({ traderId, nickname, sums }: LossAlertProps) {
  const t = useText('copyTrading');
  const { languageTag } = useFormat();
  const inWords = useMoneyWords();
  const { currency, net } = sums;
  const [limit, keep] = useLossAlert(`${traderId}.${currency}`);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reading = readTypedAmount(text, { languageTag, available: undefined });
  const save = (): void => {
    setIsAsked(true);
    if (reading.value === undefined) return;
    keep(reading.value);
    setIsOpen(false);
  };
  const remove = (): void => {
    keep(undefined);
    setIsOpen(false);
  };
  return (
    <>
      {limit !== undefined && isPastAlert(net, limit) ? (
        <Notice tone="caution" title={t('alert.reached', { trader: nickname, sum: inWords(limit, currency) })}>
          <p>{t('alert.reachedText')}</p>
        </Notice>
      ) : undefined}
      <div className={styles['alert']}>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {limit === undefined ? t('alert.set') : t('alert.isSet', { sum: inWords(limit, currency) })}
        </Button>
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('alert.title')}
        footer={
          <div className={requests['pair']}>
            <Button variant="secondary" disabled={limit === undefined} onClick={remove}>
              {t('alert.remove')}
            </Button>
            <Button onClick={save}>{t('alert.save')}</Button>
          </div>
        }
      >
        <p className={requests['note']}>{t('alert.text')}</p>
        <AmountField
          label={t('alert.amount')}
          text={text}
          onText={setText}
          reading={reading}
          currency={currency}
          isAsked={isAsked}
        />
      </Sheet>
    </>
  );
}
