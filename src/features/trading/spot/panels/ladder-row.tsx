import { useRefusalText } from '../../orders/parts/use-refusal-text.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { RequestState } from '../../../../core/sending/request-state.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import type { SentOrder } from '../../orders/model/order-snapshot.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import { useLadderOrder, type LadderOrderNeeds } from '../operations/use-ladder-order.ts';
import styles from '../parts/ladder.module.css';

export interface LadderRowProps extends LadderOrderNeeds {
  /** The sending has begun: every row says where it stands. */
  readonly isBegun: boolean;
}

const tones: Readonly<Partial<Record<RequestState<SentOrder>['kind'], 'good' | 'bad'>>> = {
  accepted: 'good',
  found: 'good',
  refused: 'bad',
  'not-there': 'bad',
  unknown: 'bad',
  elsewhere: 'bad',
};

/** One order of a ladder: what it is, and how its sending goes. */
export function LadderRow({ isBegun, ...needs }: LadderRowProps) {
  const { order } = needs;
  const { state, copies } = useLadderOrder(needs);
  const textOf = useResultText();
  return (
    <li className={styles['row']} data-tone={copies === undefined && state !== undefined ? tones[state.kind] : 'bad'}>
      <span>
        <PriceText value={order.order.price} step={order.priceStep} /> {order.quote}
      </span>
      <MoneyText value={order.order.quantity} currency={order.base} isShown />
      {isBegun ? (
        <span className={styles['result']} role="status">
          {textOf(state, copies)}
        </span>
      ) : (
        <SumText value={order.value} currency={order.quote} isCost={order.order.side === 'buy'} isShown />
      )}
    </li>
  );
}

function useResultText(): (state: RequestState<SentOrder> | undefined, copies: number | undefined) => string {
  const t = useText('records');
  const errorText = useRefusalText();
  return (state, copies) => {
    if (copies !== undefined) return t('ladder.row.doubled', { n: `${copies}` });
    switch (state?.kind) {
      case undefined:
      case 'idle':
      case 'review':
        return t('ladder.row.waiting');
      case 'sending':
        return t('ladder.row.sending');
      case 'open':
        return t('ladder.row.checking');
      case 'accepted':
      case 'found':
        return t('ladder.row.placed');
      case 'refused':
        return t('ladder.row.refused', { reason: errorText(state.error) });
      case 'not-there':
      case 'elsewhere':
        return t('ladder.row.notPlaced');
      case 'unknown':
        return state.isOver === true ? t('ladder.row.unknown') : t('ladder.row.checking');
    }
  };
}
