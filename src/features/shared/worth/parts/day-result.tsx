import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { neverBetter } from '../../../../core/money/never-better.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { DirectionArrow, directionOf, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import { FiatText } from '../../fiat/parts/fiat-text.tsx';
import type { DayResult } from '../model/day-result.ts';
import type { ShownFiat } from '../model/shown-fiat.ts';
import styles from './worth.module.css';

export interface DayResultProps {
  readonly today: DayResult;
  readonly fiat: ShownFiat;
}

/** The day began yesterday or today: neither the year nor the seconds say anything. */
const moment = { month: true, day: true, time: true } as const;

/** What today made of the net worth, as a sum and as a share of it; a dash with its reason where that is not known. */
export function DayResultLine({ today, fiat }: DayResultProps) {
  const t = useText('worth');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  if (today.kind === 'unread') return undefined;
  if (today.kind === 'reading') return <p className={styles['today']} aria-hidden="true" />;
  if (today.kind === 'unknown')
    return (
      <p className={styles['today']}>
        {t('today')} <UnknownText reason={t(`noResult.${today.reason}`)} />{' '}
        <span className={styles['detail']} aria-hidden="true">
          {t(`noResult.${today.reason}`)}
        </span>
      </p>
    );
  const value = fiat.valueOf(today.value, 'USDT');
  const rounded = value && neverBetter(value, 2);
  const direction = hideAmounts ? 'flat' : directionOf(rounded);
  const sign = direction === 'up' ? '+' : '';
  return (
    <p className={styles['today']}>
      {t(today.kind === 'result' ? 'today' : 'prices')}{' '}
      <span className={styles[direction]}>
        <DirectionArrow direction={direction} />
        {sign}
        <FiatText value={rounded} code={fiat.code} reason={t('unknown')} />
        {hideAmounts ? undefined : (
          <>
            {' · '}
            {today.percent === undefined ? (
              <UnknownText reason={t('noResult.share')} />
            ) : (
              format.percent(today.percent, { sign: 'always' })
            )}
          </>
        )}
      </span>{' '}
      <span className={styles['detail']}>
        {today.kind === 'result'
          ? t('since', { time: format.moment(today.since, moment) })
          : t(`noResult.${today.reason}`)}
      </span>
    </p>
  );
}
