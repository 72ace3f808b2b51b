import { useRefusalText } from '../../orders/parts/use-refusal-text.ts';
import { leavesOutcomeUnknown } from '../../../../core/errors/app-error.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import type { Price } from '../../../../core/money/amount.ts';
import type { SentContract } from '../model/contract-way.ts';
import { missingKey, missingLevels, type StopsAfter } from '../model/stops-after.ts';
import { Notice } from '../../orders/parts/outcome-notice.tsx';
import { DirectionWord } from './direction-word.tsx';

export interface StopsNoticeProps {
  /** Undefined while there is nothing to say. */
  readonly state: StopsAfter | undefined;
  readonly sent: SentContract | undefined;
  readonly onTryAgain: () => void;
  readonly onDismiss: () => void;
}

/** The second step after an order: whether its levels are set, and the way to try again. The order is not sent again. */
export function StopsNotice({ state, sent, onTryAgain, onDismiss }: StopsNoticeProps) {
  const t = useText('contracts');
  const format = useFormat();
  const reason = useReason(state);
  if (state === undefined || sent?.stops === undefined) return undefined;
  const at = (level: Price | undefined): string =>
    level === undefined ? t('position.notSet') : format.price(level).full;
  const levels = t('stops.levels', {
    takeProfit: at(sent.stops.takeProfit),
    stopLoss: at(sent.stops.stopLoss),
    quote: sent.quote,
  });
  const named = (
    <p>
      <DirectionWord direction={sent.order.direction} /> {levels}
    </p>
  );
  if (state.kind === 'setting' && state.isUnsure === true) {
    return (
      <Notice tone="bad" title={t('stops.unsure')}>
        {named}
        <p>{t('stops.unsureText')}</p>
      </Notice>
    );
  }
  if (state.kind === 'waiting' || state.kind === 'setting') {
    return (
      <Notice tone="wait" title={t('stops.setting')}>
        {named}
      </Notice>
    );
  }
  if (state.kind === 'set') {
    return <Notice tone="good" title={t('stops.done')} onDismiss={onDismiss} />;
  }
  const alone = state.kind === 'not-set' ? state.alone : undefined;
  const missing = missingKey(missingLevels(sent, (level) => level === alone));
  return (
    <Notice tone="bad" title={t(missing)} onDismiss={onDismiss}>
      {named}
      <p>{reason}</p>
      <Button variant="secondary" size="small" onClick={onTryAgain}>
        {t('stops.tryAgain')}
      </Button>
    </Notice>
  );
}

function useReason(state: StopsAfter | undefined): string {
  const t = useText('contracts');
  const errorText = useRefusalText();
  if (state?.kind === 'left') return t('stops.left');
  if (state?.kind !== 'not-set' || state.position === undefined) return t('stops.notFound');
  if (state.error === undefined) return t('stops.gone');
  return leavesOutcomeUnknown(state.error) ? t('position.failedUnknown') : errorText(state.error);
}
