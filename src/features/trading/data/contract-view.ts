import { useCallback } from 'react';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { PairIds } from '../../../core/ports/trading-port.ts';
import { useReadLatestContractOrders } from './contract-orders.ts';
import { useReadWalletDetail } from './wallet-detail.ts';

export interface ContractView {
  /** Of the pair, newest first, every state; undefined when they could not be read. */
  readonly orders: Rows<ContractOrder> | undefined;
  readonly available: Amount | undefined;
}

/** What contract orders and the contract account look like right now. Never rejects: what cannot be read is undefined. */
export function useReadContractView(pair: PairIds): () => Promise<ContractView> {
  const readOrders = useReadLatestContractOrders(pair);
  const readWallet = useReadWalletDetail();
  const { quoteId } = pair;
  return useCallback(async () => {
    const [orders, wallet] = await Promise.allSettled([
      readOrders(),
      readWallet({ currencyId: quoteId, account: 'lever' }),
    ]);
    return {
      orders: orders.status === 'fulfilled' ? orders.value : undefined,
      available: wallet.status === 'fulfilled' ? wallet.value.available : undefined,
    };
  }, [readOrders, readWallet, quoteId]);
}
