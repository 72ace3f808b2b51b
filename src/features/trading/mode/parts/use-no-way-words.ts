import { useText } from '../../../../core/i18n/use-text.ts';
import { useNoWay } from '../../../../core/session/use-no-way.ts';

export interface NoWayWords {
  /** Why what is sent now may not arrive; undefined while there is no sign of it. */
  readonly why: string | undefined;
  /** Nothing can be sent, or what is shown is too old to order on. */
  readonly isHeld: boolean;
}

/** What stands beside a button that sends. A server that has just not answered may answer: a tap there still sends, once. */
export function useNoWayWords(): NoWayWords {
  const trading = useText('trading');
  const errors = useText('errors');
  const noWay = useNoWay();
  if (noWay === undefined) return { why: undefined, isHeld: false };
  return noWay === 'offline'
    ? { why: errors('kinds.offline'), isHeld: true }
    : { why: trading(`ticket.noWay.${noWay}`), isHeld: noWay === 'past' };
}
