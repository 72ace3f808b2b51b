import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { isDone } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import { notify } from '../../../../core/ui/notify.ts';
import type { AnyWay } from '../../orders/model/order-way.ts';
import type { PlacedOrder } from './use-order-flow.ts';

interface LeftRequestNeeds<Way extends AnyWay> {
  readonly request: SentOnce<Way['sent'], Way['listed']>;
  titleOf(sent: Way['sent']): string;
  /** The server has the order: what its ticket would do. */
  onPlaced(placed: PlacedOrder<Way>): void;
}

/** Says what came of an order whose page was left before its answer, once, and does what its ticket would have done. */
export function useLeftRequest<Way extends AnyWay>({ request, titleOf, onPlaced }: LeftRequestNeeds<Way>): void {
  const t = useText('trading');
  const { isSimulated } = useAccount();
  const { state } = request;
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(() => {
    if (state.kind === 'idle' || state.kind === 'review' || told.current === state.kind) return;
    const wasUnknown = told.current === 'unknown';
    told.current = state.kind;
    const title = titleOf(state.wish);
    if (isDone(state)) {
      // It was said to be unknown: that it is there is seen no less long.
      if (wasUnknown) notify.problem(`${title} · ${t('outcome.placedFound')}`, undefined, { isSimulated });
      else notify.success(`${title} · ${t('outcome.placed')}`, undefined, { isSimulated });
      onPlaced({ sent: state.wish, before: state.before });
    }
    if (state.kind === 'refused') notify.failure(state.error, isSimulated, title);
    if (state.kind === 'not-there') notify.problem(`${title} · ${t('outcome.notPlaced')}`, undefined, { isSimulated });
    if (state.kind === 'unknown') notify.problem(`${title} · ${t('outcome.unknown')}`, undefined, { isSimulated });
  });
  const { kind } = state;
  useEffect(() => {
    if (kind !== 'idle') tell();
  }, [kind]);
}
