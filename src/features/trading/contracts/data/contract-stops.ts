import { isSameLevel, type PositionLevels } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { TradingPort } from '../../../../core/ports/trading-port.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import { decimal, maybe, oneOf, wishOf, words } from '../../../../core/sending/kept/wish-codec.ts';
import { useContractChange, type ContractChange } from './contract-change.ts';

const change: ContractChange<PositionLevels> = {
  book: new RequestBook<PositionLevels, ContractOrder>('position-levels'),
  codec: wishOf<PositionLevels>({
    id: words,
    direction: oneOf(['long', 'short']),
    openPrice: decimal(),
    takeProfit: maybe(decimal()),
    stopLoss: maybe(decimal()),
  }),
  send: (port: TradingPort, wish) => port.setContractStops(wish),
  isDone: (order, wish) => isSameLevel(order.takeProfit, wish.takeProfit) && isSameLevel(order.stopLoss, wish.stopLoss),
};

/** Sets the levels of an open position, either or both. Sent once; resolves with why it failed, or with nothing, when lists and balances are read again. */
export const useSetContractStops = (): ((wanted: PositionLevels) => Promise<AppError | undefined>) =>
  useContractChange(change);
