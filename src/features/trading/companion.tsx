import type { ComponentType } from 'react';
import type { AccountScope } from '../../core/account/account-scope.ts';
import { LiquidationNews } from './contracts/panels/liquidation-news.tsx';
import { OptionNews } from './options/panels/option-news.tsx';

/** Beside every page: results of options that were left running, and liquidations. `Mark` names the kind of money. */
export function TradingNews({ Mark }: { readonly Mark: ComponentType<{ readonly account: AccountScope }> }) {
  return (
    <>
      <OptionNews Mark={Mark} />
      <LiquidationNews Mark={Mark} />
    </>
  );
}
