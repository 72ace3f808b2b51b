import { IconAlertTriangle } from '@tabler/icons-react';
import type { SecondsOrder } from '../../../../core/domain/seconds-option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { serverOffset } from '../../../../core/i18n/utc-offset.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money-mark.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { Sheet } from '../../../../core/ui/sheet.tsx';
import { isContradicted } from '../../model/seconds-evidence.ts';
import { FactList } from '../fact-list.tsx';
import type { ReceiptContext } from '../orders/use-order-facts.ts';
import { useIsMasked } from '../use-is-masked.ts';
import styles from './seconds-rows.module.css';
import { useSecondsFacts } from './use-seconds-facts.ts';

export interface SecondsReceiptProps extends ReceiptContext {
  readonly order: SecondsOrder | undefined;
  readonly onClose: () => void;
}

/** Entry, expiry and result of an option, to read and to copy as evidence. */
export function SecondsReceipt({ order, onClose, ...context }: SecondsReceiptProps) {
  const t = useText('seconds');
  const trading = useText('trading');
  const factsOf = useSecondsFacts(context);
  const isMasked = useIsMasked();
  const isSimulated = useMoneyMark() === 'simulated' || context.isDemo;
  if (order === undefined) return undefined;
  const facts = factsOf(order);
  const isZoneKnown = serverOffset(order.dueAt, context.serverZone) !== undefined;
  const notes = [
    trading('receipt.timeNote'),
    ...(isZoneKnown ? [] : [trading('receipt.zoneNotSaid')]),
    ...(isSimulated ? [t('receipt.simulated')] : []),
  ].join(' ');
  const contradiction = isContradicted(order) ? t('receipt.contradicted') : undefined;
  const copy = async (done: string): Promise<void> => {
    try {
      const lines = facts.map((fact) => `${fact.label}: ${fact.exact ?? fact.text}`);
      await navigator.clipboard.writeText([...lines, notes, ...(contradiction ?? '').split('\n')].join('\n').trim());
      notify.success(done);
    } catch {
      notify.problem(trading('receipt.copyFailed'));
    }
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('receipt.title')}
      footer={
        <Button variant="secondary" isWide onClick={() => void copy(trading('receipt.copied'))}>
          {trading('receipt.copy')}
        </Button>
      }
    >
      {contradiction === undefined ? undefined : (
        <div className={styles['mismatch']} role="alert">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <div>
            <p>{contradiction}</p>
            <Button variant="secondary" size="small" onClick={() => void copy(t('receipt.reportCopied'))}>
              {t('receipt.report')}
            </Button>
          </div>
        </div>
      )}
      <FactList
        facts={facts.map((fact) => ({
          id: fact.id,
          label: fact.label,
          value: fact.isSum && isMasked ? hiddenText : fact.text,
        }))}
      />
      <p className={styles['note']}>{notes}</p>
    </Sheet>
  );
}
