import { lackingAs } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useCopies } from '../../../copy-trading/data/copies.ts';
import { wholeRows, type HeldProduct } from '../model/holding.ts';

/** Copies that are open, by the margin that is bound in them. */
export function useHeldCopies(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const format = useFormat();
  const { error, retry, ...list } = useCopies('open', isOn);
  const all = wholeRows(list);
  const rows = all
    ?.filter(({ kind }) => kind === 'copied')
    .map(({ id, symbol, lots, margin }) => ({
      id,
      title: symbol,
      detail: t('held.copy', { lots: format.quantity(lots) }),
      value: margin,
      currency: symbol.slice(symbol.indexOf('/') + 1),
      path: routes.copytrade.my,
    }));
  return {
    id: 'copyTrading',
    rows: rows && lackingAs(rows, all ?? []),
    error,
    retry,
  };
}
