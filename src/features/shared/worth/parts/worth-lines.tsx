import { useState, type CSSProperties } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { shownBalance } from '../../../../core/money/shown-balance.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import { FiatText } from '../../fiat/parts/fiat-text.tsx';
import { heldLines, type NetWorth, type WorthLine, type WorthPart } from '../model/net-worth.ts';
import { sharesOf, type Share } from '../model/shares.ts';
import type { ShownFiat } from '../model/shown-fiat.ts';
import { usePartNames } from './use-part-names.ts';
import styles from './worth.module.css';

export interface WorthLinesProps {
  readonly worth: NetWorth;
  readonly fiat: ShownFiat;
}

/** Each part of the net worth by its name and share, debts below zero; what no market trades is beside the sum. */
export function WorthLines({ worth, fiat }: WorthLinesProps) {
  const t = useText('worth');
  const { hideAmounts } = usePreferences();
  const [shown, setShown] = useState<readonly WorthPart[]>([]);
  const lines = heldLines(worth, shown);
  if (lines.some(({ part }) => !shown.includes(part))) setShown(lines.map(({ part }) => part));
  // Shares would tell what the closed eye hides.
  const shares = hideAmounts ? [] : sharesOf(worth.lines);
  return (
    <section className={styles['lines']} aria-label={t('allocation')}>
      {shares.length < 2 ? undefined : (
        <div className={styles['bar']} aria-hidden="true">
          {shares.map(({ part, percent }) => (
            <span
              key={part}
              className={classNames(styles['tone'], styles['segment'])}
              data-part={part}
              style={growth(percent)}
            />
          ))}
        </div>
      )}
      <ul>
        {lines.map((line) => (
          <Line
            key={line.part}
            line={line}
            share={shares.find(({ part }) => part === line.part)}
            hasDots={shares.length > 0}
            fiat={fiat}
          />
        ))}
      </ul>
      {worth.untraded.length === 0 ? undefined : (
        <>
          <h3 className={styles['apart']}>{t('untraded.title')}</h3>
          <ul>
            {worth.untraded.map(({ id, name, value }) => (
              <li key={id} className={styles['line']}>
                <span>{name}</span>
                <FiatText
                  value={shownBalance(fiat.valueOf(value, 'USDT'), fiat.code)}
                  code={fiat.code}
                  reason={t('gap.price')}
                />
              </li>
            ))}
          </ul>
          <p className={styles['detail']}>{t('untraded.note')}</p>
        </>
      )}
    </section>
  );
}

const growth = (percent: string): CSSProperties & Record<'--share', string> => ({ '--share': percent });

interface LineProps {
  readonly line: WorthLine;
  readonly share: Share | undefined;
  /** Some line has a share: room for its dot is kept before each. */
  readonly hasDots: boolean;
  readonly fiat: ShownFiat;
}

function Line({ line: { part, value, gap }, share, hasDots, fiat }: LineProps) {
  const t = useText('worth');
  const names = usePartNames();
  const format = useFormat();
  const reason = gap === undefined || gap === 'reading' ? undefined : t(`gap.${gap}`);
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>
        {hasDots ? (
          <span
            className={classNames(styles['tone'], styles['dot'])}
            data-part={share === undefined ? undefined : part}
            aria-hidden="true"
          />
        ) : undefined}
        {names(part)}
        {share === undefined ? undefined : <span className={styles['detail']}>{format.percent(share.percent)}</span>}
        {reason === undefined ? undefined : <span className={styles['gap']}>{reason}</span>}
      </span>
      {gap === 'reading' ? (
        <span className={styles['blankLine']} />
      ) : (
        <FiatText
          value={shownBalance(fiat.valueOf(value, 'USDT'), fiat.code)}
          code={fiat.code}
          reason={reason ?? t('unknown')}
        />
      )}
    </li>
  );
}
