import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { msLeft, shareLeft, type RunningOption } from '../model/running-options.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { OptionRow } from './option-row.tsx';
import styles from './option-rows.module.css';

export interface RunningRowProps {
  readonly running: RunningOption;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly priceStep: Price | undefined;
  readonly onOpen: (order: OptionOrder) => void;
}

/** An option from its entry to its result: counts down, settles, and becomes a receipt in place. */
export function RunningRow({ running, now, priceStep, onOpen }: RunningRowProps) {
  const t = useText('options');
  const leftMs = msLeft(running, now);
  return (
    <OptionRow
      order={running.order}
      priceStep={priceStep}
      onOpen={onOpen}
      aside={
        leftMs > 0 ? (
          <CountdownRing leftMs={leftMs} share={shareLeft(running, now)} />
        ) : (
          <span className={styles['settling']} role="status">
            {t('running.settling')}
          </span>
        )
      }
    />
  );
}
