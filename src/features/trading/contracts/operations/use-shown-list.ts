import { useState } from 'react';
import type { ContractListKind } from '../../orders/data/contract-orders.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import type { ContractWay } from '../model/contract-way.ts';

export interface ShownList {
  readonly kind: ContractListKind;
  choose(kind: ContractListKind): void;
}

/** The list beside a ticket: the one that was chosen, and until then the one that holds what was placed last. */
export function useShownList(onItsWay: OrderOnItsWay<ContractWay> | undefined): ShownList {
  const [chosen, choose] = useState<ContractListKind>();
  const [fitting, setFitting] = useState<ContractListKind>('open');
  const next = onItsWay?.phase === 'accepted' ? listOf[onItsWay.snapshot.orderType] : fitting;
  if (next !== fitting) setFitting(next);
  return { kind: chosen ?? next, choose };
}

const listOf = { market: 'open', limit: 'pending' } as const;
