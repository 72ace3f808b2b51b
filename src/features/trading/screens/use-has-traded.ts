import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useContractOrders } from '../data/contract-orders.ts';

/** Whether this account has contracts, open or over; asked only where the operator lets a first day pass. */
export function useHasTraded(): boolean {
  const isWanted = useRuntimeConfig().safeguards.coolingOff;
  const open = useContractOrders({ kind: 'open', pair: undefined });
  const past = useContractOrders({ kind: 'history', pair: undefined, isWanted });
  return [open, past].some(({ orders }) => orders !== undefined && orders.length > 0);
}
