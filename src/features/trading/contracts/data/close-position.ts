import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { TradingPort } from '../../../../core/ports/trading-port.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import { wishOf, words } from '../../../../core/sending/kept/wish-codec.ts';
import { useContractChange, type ContractChange } from './contract-change.ts';

const change: ContractChange<{ id: OrderId }> = {
  book: new RequestBook<{ id: OrderId }, ContractOrder>('position-close'),
  codec: wishOf<{ id: OrderId }>({ id: words }),
  isEnd: true,
  send: (port: TradingPort, wish) => port.closePosition(wish),
  isDone: ({ status }) => status === 'closing' || status === 'closed',
};

/** Closes one position at the latest price. Sent once; resolves with why it failed, or with nothing, when lists and balances are read again. */
export const useClosePosition = (): ((wanted: { id: OrderId }) => Promise<AppError | undefined>) =>
  useContractChange(change);
