import { soldPercent, type Launch } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { unknownText } from '../../../core/money/format.ts';
import styles from './launch.module.css';

/** How much of all tokens is sold: a figure, and a bar of the same length. */
export function SoldBar({ launch }: { readonly launch: Launch }) {
  const t = useText('launch');
  const format = useFormat();
  const percent = soldPercent(launch);
  return (
    <div className={styles['sold']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${percent ?? '0'}%` }} />
      </span>
      <span className={styles['small']}>
        {t('sold', { percent: percent === undefined ? unknownText : format.setRate(percent) })}
      </span>
    </div>
  );
}
