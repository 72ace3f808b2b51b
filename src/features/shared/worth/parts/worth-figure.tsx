import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { FittedFiat } from '../../fiat/parts/fitted-fiat.tsx';
import { isUnread, type NetWorth } from '../model/net-worth.ts';
import type { ShownFiat } from '../model/shown-fiat.ts';
import { usePartNames } from './use-part-names.ts';
import styles from './worth.module.css';

export interface WorthFigureProps {
  readonly worth: NetWorth;
  readonly fiat: ShownFiat;
  /** The largest size, any CSS length. */
  readonly size: string;
  /** Reads again what could not be read; absent where something else on the page offers it. */
  readonly onRetry: (() => void) | undefined;
}

/** The net worth in the person's money; marked as incomplete, with the names, where parts of it are not known. */
export function WorthFigure({ worth, fiat, size, onRetry }: WorthFigureProps) {
  const { total, isReading, missing, lines } = worth;
  const t = useText('worth');
  const common = useText('common');
  const names = usePartNames();
  const { languageTag } = useFormat();
  const parts = new Intl.ListFormat(languageTag).format(missing.map(names));
  const isNothingThere = isUnread(worth);
  // Where another part of the page says why and offers another try, a dash is enough.
  const needsNoNote = missing.length === 0 || (isNothingThere && onRetry === undefined);
  return (
    <>
      <p className={styles['figure']} aria-busy={isReading}>
        {isReading ? (
          <span className={styles['blank']} />
        ) : (
          <FittedFiat
            size={size}
            value={fiat.valueOf(total, 'USDT')}
            code={fiat.code}
            reason={t(isNothingThere ? 'gap.failed' : 'unknown')}
          />
        )}
      </p>
      {needsNoNote || isReading ? undefined : (
        <p className={styles['incomplete']}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>
            {isNothingThere ? t('gap.failed') : t('incomplete', { parts })}
            {lines.some(({ gap }) => gap === 'locked') ? ` · ${t('gap.locked')}` : undefined}{' '}
            {onRetry !== undefined && lines.some(({ gap }) => gap === 'failed') ? (
              <button type="button" className={styles['again']} onClick={onRetry}>
                {common('retry')}
              </button>
            ) : undefined}
          </span>
        </p>
      )}
    </>
  );
}
