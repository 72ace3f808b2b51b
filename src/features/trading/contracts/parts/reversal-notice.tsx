import { useRefusalText } from '../../orders/parts/use-refusal-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { oppositeOf, type Reversal } from '../model/reversal.ts';
import { Notice } from '../../orders/parts/outcome-notice.tsx';

export interface ReversalNoticeProps {
  /** Undefined while there is nothing to say. */
  readonly reversal: Reversal | undefined;
  readonly onDismiss: () => void;
}

/** The current step of a reversal, and what remains if the first has failed. */
export function ReversalNotice({ reversal, onDismiss }: ReversalNoticeProps) {
  const t = useText('contracts');
  const format = useFormat();
  const errorText = useRefusalText();
  if (reversal === undefined) return undefined;
  const { kind, position } = reversal;
  const named = { direction: t(`direction.${position.direction}`), symbol: position.symbol };
  const step = (at: number): string => t('reverse.step', { at: format.count(at), of: format.count(2) });
  if (kind === 'closing') {
    return (
      <Notice tone="wait" title={step(1)}>
        <p>{t('reverse.closing', named)}</p>
      </Notice>
    );
  }
  if (kind === 'opening') {
    return (
      <Notice tone="wait" title={step(2)} onDismiss={onDismiss}>
        {reversal.isInTicket ? (
          <p>{t('reverse.opening', { ...named, opposite: t(`direction.${oppositeOf(position.direction)}`) })}</p>
        ) : undefined}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={t('reverse.failed')} onDismiss={onDismiss}>
      <p>{kind === 'unknown' ? t('reverse.unknown', named) : t('reverse.notClosed', named)}</p>
      {kind === 'unknown' || reversal.error === undefined ? undefined : <p>{errorText(reversal.error)}</p>}
    </Notice>
  );
}
