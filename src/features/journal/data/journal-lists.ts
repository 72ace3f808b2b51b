import { useAccount } from '../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import type { Page } from '../../../core/domain/page.ts';
import { OptionsPort } from '../../../core/ports/options-port.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

type ReadPage<Row> = (page: number, limit: number) => Promise<Page<Row>>;

/** The lists of one account that closed results are in, page by page, newest first. They fail like the ports. */
export interface JournalReads {
  readonly contracts: ReadPage<ContractOrder>;
  readonly options: ReadPage<OptionOrder>;
  /** Every order, because a sale is worth what the purchases before it cost. */
  readonly spot: ReadPage<SpotOrder>;
}

export function useJournalReads(): JournalReads {
  const account = useAccount();
  return {
    contracts: useToldPages(
      async (page, limit) => (await account.port(TradingPort).contractOrders({ status: 'closed', page, limit })).orders,
    ),
    options: useToldPages((page, limit) => account.port(OptionsPort).optionOrders({ status: 'settled', page, limit })),
    spot: useToldPages((page, limit) => account.port(TradingPort).spotOrders({ page, limit })),
  };
}
