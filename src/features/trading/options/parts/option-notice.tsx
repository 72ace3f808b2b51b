import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { useMoneyWords } from '../../../shared/request-words/parts/use-money-words.ts';
import type { OptionWay, SentOption } from '../model/option-way.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import { Notice, OpenNotice, SentAt, type OpenNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import styles from './option-foot.module.css';
import { useLengthText } from './use-length-text.ts';

export interface OptionNoticeProps extends Omit<OpenNoticeProps, 'state' | 'named'> {
  readonly state: TicketState<OptionWay>;
  readonly priceStep: Price | undefined;
  /** The remaining time of the latest option. */
  readonly countdown: ReactNode;
}

/** The outcome of the requested option. */
export function OptionNotice(props: OptionNoticeProps) {
  const { state } = props;
  const inWords = useOptionWords();
  if (state.kind === 'placed') return <Opened {...props} state={state} />;
  return <OpenNotice {...props} state={state} named={'snapshot' in state ? inWords(state.snapshot) : undefined} />;
}

/** An option in a few words. */
function useOptionWords(): (sent: SentOption) => string {
  const t = useText('options');
  const inWords = useMoneyWords();
  const lengthText = useLengthText();
  return ({ order: { direction, stake, seconds }, currency, symbol }) =>
    [`${t(`direction.${direction}`)} ${symbol}`, inWords(stake, currency), lengthText(seconds)].join(' · ');
}

type Placed = Extract<TicketState<OptionWay>, { readonly kind: 'placed' }>;

function Opened({ state, priceStep, countdown, onDismiss }: OptionNoticeProps & { readonly state: Placed }) {
  const t = useText('options');
  const trading = useText('trading');
  const format = useFormat();
  const lengthText = useLengthText();
  const inWords = useOptionWords();
  const { order, wasLost, snapshot } = state;
  const places = priceStep === undefined ? undefined : placesOf(priceStep);
  return (
    <Notice tone="good" title={t('opened.title')} onDismiss={onDismiss}>
      <p>{inWords(snapshot)}</p>
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
      <SentAt at={state.sentAt} />
    </Notice>
  );
}
