import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import { useContractPart } from '../../orders/data/contract-orders.ts';

const hasAny = (orders: Rows<unknown>): boolean => orders.length > 0;

/** Whether this account has contracts, open or over; asked only where the operator wants something before a first one. */
export function useHasTraded(): boolean {
  const { coolingOff, questions } = useRuntimeConfig().safeguards;
  const isWanted = coolingOff || questions;
  const hasOpen = useContractPart({ kind: 'open', pair: undefined }, hasAny);
  const hasPast = useContractPart({ kind: 'history', pair: undefined, isWanted }, hasAny);
  return hasOpen === true || hasPast === true;
}
