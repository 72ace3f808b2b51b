import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import type { ContractStops, TradingPort } from '../../../../core/ports/trading-port.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import { decimal, wishOf, words } from '../../../../core/sending/wish-codec.ts';
import { useContractChange, type ContractChange } from './contract-change.ts';

const isAt = (level: Price | undefined, wished: Price): boolean => level !== undefined && compare(level, wished) === 0;

const change: ContractChange<ContractStops> = {
  book: new RequestBook<ContractStops, ContractOrder>('position-levels'),
  codec: wishOf<ContractStops>({ id: words, takeProfit: decimal(), stopLoss: decimal() }),
  send: (port: TradingPort, wish) => port.setContractStops(wish),
  isDone: (order, wish) => isAt(order.takeProfit, wish.takeProfit) && isAt(order.stopLoss, wish.stopLoss),
};

/** Sets both levels of an open position. Sent once; resolves with why it failed, or with nothing, when lists and balances are read again. */
export const useSetContractStops = (): ((wanted: ContractStops) => Promise<AppError | undefined>) =>
  useContractChange(change);
