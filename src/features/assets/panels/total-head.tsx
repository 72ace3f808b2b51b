import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { IconEye } from '../../../core/ui/icons/eye.gen.tsx';
import { IconEyeOff } from '../../../core/ui/icons/eye-off.gen.tsx';
import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FiatSheet } from '../../shared/fiat/panels/fiat-sheet.tsx';
import { lackingIn } from '../../shared/wallets/model/wallet-values.ts';
import type { NetWorthView } from '../../shared/worth/operations/use-net-worth.ts';
import { DayResultLine } from '../../shared/worth/parts/day-result.tsx';
import { WorthCurve } from '../../shared/worth/parts/worth-curve.tsx';
import { WorthFigure } from '../../shared/worth/parts/worth-figure.tsx';
import styles from './total-head.module.css';

export interface TotalHeadProps {
  readonly view: Pick<NetWorthView, 'worth' | 'wallets' | 'today' | 'days'>;
}

/** The net worth in the person's money with its day and its month, the age of the rate, and the eye that hides it. */
export function TotalHead({ view: { worth, wallets, today, days } }: TotalHeadProps) {
  const t = useText('assets');
  const words = useText('worth');
  const format = useFormat();
  const { hideAmounts, change } = usePreferences();
  const fiat = useFiat();
  const [isChoosing, setIsChoosing] = useState(false);
  const Eye = hideAmounts ? IconEyeOff : IconEye;
  return (
    <section className={styles['head']} aria-busy={worth.isReading}>
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
      <WorthFigure worth={worth} fiat={fiat} size="var(--size-36)" />
      <DayResultLine today={today} fiat={fiat} />
      <p className={styles['small']}>
        {worth.isReading ? undefined : (
          <MoneyText value={worth.total} currency="USDT" places={2} reason={words('unknown')} />
        )}
        {fiat.ratesSavedAt === undefined || fiat.code === 'USD' ? undefined : (
          <span>{t('ratesFrom', { time: format.dateTime(fiat.ratesSavedAt) })}</span>
        )}
      </p>
      <UnreadableRows of={wallets && lackingIn(wallets)} kind="sum" />
      <WorthCurve days={days} />
      <FiatSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </section>
  );
}
