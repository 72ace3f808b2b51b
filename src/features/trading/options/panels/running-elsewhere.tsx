import { useAccount } from '../../../../core/account/use-account.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { useOptionOrders } from '../../orders/data/option-orders.ts';
import { PairsElsewhere } from '../../orders/panels/pairs-elsewhere.tsx';

/** The options of an account, whatever they are on. */
const everyPair = { live: routes.transaction.optionOrder, moni: routes.moni.optionOrder } as const;

export interface RunningElsewhereProps {
  /** The pair of the page. */
  readonly matchId: Instrument['id'];
}

/** Below the running options of a pair: on which others there are more. */
export function RunningElsewhere({ matchId }: RunningElsewhereProps) {
  const t = useText('options');
  const { id: account } = useAccount();
  const { data } = useInstruments();
  const { orders } = useOptionOrders({ kind: 'open', matchId: undefined });
  const nameOf = (id: Instrument['id']): string | undefined =>
    data?.find(({ instrument }) => instrument.id === id)?.instrument.symbol;
  const elsewhere = orders?.filter((one) => one.matchId !== matchId) ?? [];
  return (
    <PairsElsewhere
      // Some servers name the pair by its id alone.
      orders={elsewhere.map((one) => ({ symbol: one.symbol ?? nameOf(one.matchId) ?? one.matchId }))}
      to={everyPair[account]}
      textOf={(pairs) => t('orders.elsewhere', { pairs })}
    />
  );
}
