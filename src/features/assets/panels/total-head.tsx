import type { Lacking } from '../../../core/domain/page.ts';
import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { IconEye } from '../../../core/ui/icons/eye.gen.tsx';
import { IconEyeOff } from '../../../core/ui/icons/eye-off.gen.tsx';
import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FittedFiat } from '../../shared/fiat/parts/fitted-fiat.tsx';
import { FiatSheet } from '../../shared/fiat/panels/fiat-sheet.tsx';
import styles from './total-head.module.css';

export interface TotalHeadProps {
  /** In USDT. */
  readonly total: Amount | undefined;
  /** The missing parts of the sum. */
  readonly lacking?: Lacking | undefined;
  readonly isLoading: boolean;
  /** The wallets cannot be read: then nothing is known of any price either. */
  readonly hasFailed: boolean;
}

/** Everything together in the person's money, with the age of the rate, and the eye that hides it. */
export function TotalHead({ total, lacking, isLoading, hasFailed }: TotalHeadProps) {
  const t = useText('assets');
  const format = useFormat();
  const { hideAmounts, change } = usePreferences();
  const fiat = useFiat();
  const [isChoosing, setIsChoosing] = useState(false);
  const Eye = hideAmounts ? IconEyeOff : IconEye;
  const reason = hasFailed ? undefined : t('unknownPrice');
  return (
    <section className={styles['head']} aria-busy={isLoading}>
      <div className={styles['caption']}>
        {t('total')}
        <button
          type="button"
          className={styles['fiat']}
          aria-label={t('chooseFiat', { code: fiat.code })}
          onClick={() => setIsChoosing(true)}
        >
          {fiat.code}
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </button>
        <IconButton
          label={t('hideAmounts')}
          aria-pressed={hideAmounts}
          onClick={() => change({ hideAmounts: !hideAmounts })}
        >
          <Eye size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles['total']}>
        {isLoading ? (
          <span className={styles['blank']} />
        ) : (
          <FittedFiat size="var(--size-36)" value={fiat.valueOf(total, 'USDT')} code={fiat.code} reason={reason} />
        )}
      </p>
      <p className={styles['small']}>
        {isLoading || hasFailed ? undefined : <MoneyText value={total} currency="USDT" places={2} reason={reason} />}
        {fiat.ratesSavedAt === undefined || fiat.code === 'USD' ? undefined : (
          <span>{t('ratesFrom', { time: format.dateTime(fiat.ratesSavedAt) })}</span>
        )}
      </p>
      <UnreadableRows of={lacking} kind="sum" />
      <FiatSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </section>
  );
}
