import type { ComponentType } from 'react';
import type { AccountScope } from '../../core/account/account-scope.ts';
import { LiquidationNews } from '../shared/liquidations/screens/liquidation-news.tsx';
import { OptionNews } from '../shared/options/screens/option-news.tsx';

/** Beside every page: results of options that were left running, and liquidations. `Mark` names the kind of money. */
export function TradingNews({ Mark }: { readonly Mark: ComponentType<{ readonly account: AccountScope }> }) {
  return (
    <>
      <OptionNews Mark={Mark} />
      <LiquidationNews Mark={Mark} />
    </>
  );
}
