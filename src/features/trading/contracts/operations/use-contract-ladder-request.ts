import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { SentContract } from '../model/contract-way.ts';
import { useContractWay } from './use-contract-flow.ts';

const book = new RequestBook<SentContract, ContractOrder>('contract-ladder');

interface Rung {
  readonly symbol: string;
  readonly place: number;
  readonly readOrders: () => Promise<readonly ContractOrder[]>;
}

/** The request of one order of a ladder. Its place tells it from the others. */
export function useContractLadderRequest({ symbol, place, readOrders }: Rung): SentOnce<SentContract, ContractOrder> {
  return useMoneyRequest(book, useContractWay(readOrders), `${symbol}.${place}`);
}
