import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { isoMoment } from '../../../../core/i18n/utc-offset.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { FactList } from '../../mode/parts/fact-list.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import styles from './orders.module.css';
import type { OrderFact } from './use-order-facts.ts';

/** A contradiction on a receipt, with the button that reports it. */
export interface ReceiptWarning {
  readonly text: string;
  readonly action: string;
  /** The message after copying. */
  readonly done: string;
}

export interface ReceiptSheetProps {
  readonly title: string;
  readonly facts: readonly OrderFact[];
  /** What has to be known to read it; copied with the facts. */
  readonly notes: readonly string[];
  readonly warning?: ReceiptWarning | undefined;
  readonly onClose: () => void;
}

/** Facts to read, masked by the privacy eye, and to copy as evidence: every one of them, to the last digit. */
export function ReceiptSheet({ title, facts, notes, warning, onClose }: ReceiptSheetProps) {
  const records = useText('records');
  const isMasked = useIsMasked();
  const copy = async (done: string): Promise<boolean> => {
    const lines = facts.map((fact) => `${fact.label}: ${fact.exact ?? fact.text}`);
    try {
      await navigator.clipboard.writeText(
        [...lines, ...notes, ...(warning === undefined ? [] : [warning.text])].join('\n'),
      );
      notify.success(done);
      return true;
    } catch {
      notify.problem(records('receipt.copyFailed'));
      return false;
    }
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button variant="secondary" isWide onClick={() => void copy(records('receipt.copied'))}>
          {records('receipt.copy')}
        </Button>
      }
    >
      {warning === undefined ? undefined : <Mismatch {...warning} onCopy={() => copy(warning.done)} />}
      <FactList
        facts={facts.map((fact) => ({
          id: fact.id,
          label: fact.label,
          value: fact.isSum && isMasked ? hiddenText : fact.text,
        }))}
      />
      <p className={styles['footnote']}>{notes.join(' ')}</p>
    </Sheet>
  );
}

/** Reporting copies the receipt and opens support, to paste it there; if copying fails, the text stays visible. */
function Mismatch({ text, action, onCopy }: ReceiptWarning & { readonly onCopy: () => Promise<boolean> }) {
  const navigate = useNavigate();
  const report = async (): Promise<void> => {
    if (await onCopy()) void navigate(routes.kefu.index);
  };
  return (
    <div className={styles['mismatch']} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>{text}</p>
        <Button variant="secondary" size="small" onClick={() => void report()}>
          {action}
        </Button>
      </div>
    </div>
  );
}

/** What has to be known about the times of a receipt, of which `time` is one. */
export function useTimeNotes(time: string, serverZone: string | undefined): readonly string[] {
  const records = useText('records');
  const isZoneKnown = isoMoment(time, serverZone) !== undefined;
  return isZoneKnown ? [] : [records('receipt.timeNote'), records('receipt.zoneNotSaid')];
}
