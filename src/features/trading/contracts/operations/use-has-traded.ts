import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useContractOrders } from '../../orders/data/contract-orders.ts';

/** Whether this account has contracts, open or over; asked only where the operator wants something before a first one. */
export function useHasTraded(): boolean {
  const { coolingOff, questions } = useRuntimeConfig().safeguards;
  const isWanted = coolingOff || questions;
  const open = useContractOrders({ kind: 'open', pair: undefined });
  const past = useContractOrders({ kind: 'history', pair: undefined, isWanted });
  return [open, past].some(({ orders }) => orders !== undefined && orders.length > 0);
}
