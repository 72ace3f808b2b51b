import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { useMoneyWords } from '../../../shared/request-words/parts/use-money-words.ts';
import type { SecondsWay, SentSeconds } from '../model/option-way.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import { Notice, OpenNotice, type OpenNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import styles from './option-foot.module.css';
import { useLengthText } from './use-length-text.ts';

export interface SecondsNoticeProps extends Omit<OpenNoticeProps, 'state' | 'named'> {
  readonly state: TicketState<SecondsWay>;
  readonly priceStep: Price | undefined;
  /** The remaining time of the latest option. */
  readonly countdown: ReactNode;
}

/** The outcome of the requested option. */
export function SecondsNotice(props: SecondsNoticeProps) {
  const { state } = props;
  const inWords = useOptionWords();
  if (state.kind === 'placed') return <Opened {...props} state={state} />;
  return <OpenNotice {...props} state={state} named={'snapshot' in state ? inWords(state.snapshot) : undefined} />;
}

/** An option in a few words. */
function useOptionWords(): (sent: SentSeconds) => string {
  const t = useText('seconds');
  const inWords = useMoneyWords();
  const lengthText = useLengthText();
  return ({ order: { direction, stake, seconds }, currency, symbol }) =>
    [`${t(`direction.${direction}`)} ${symbol}`, inWords(stake, currency), lengthText(seconds)].join(' · ');
}

type Placed = Extract<TicketState<SecondsWay>, { readonly kind: 'placed' }>;

function Opened({ state, priceStep, countdown, onDismiss }: SecondsNoticeProps & { readonly state: Placed }) {
  const t = useText('seconds');
  const trading = useText('trading');
  const format = useFormat();
  const lengthText = useLengthText();
  const { order, wasLost, snapshot } = state;
  const places = priceStep === undefined ? undefined : placesOf(priceStep);
  return (
    <Notice tone="good" title={t('opened.title')} onDismiss={onDismiss}>
      <div className={styles['opened']}>
        <p>
          {order === undefined
            ? t('opened.text', { length: lengthText(snapshot.order.seconds) })
            : t('opened.entry', {
                price: format.amount(order.openPrice, { places }),
                length: lengthText(snapshot.order.seconds),
              })}
        </p>
        {countdown}
      </div>
      {wasLost ? <p>{trading('outcome.placedFound')}</p> : undefined}
    </Notice>
  );
}
