import { useLocation, useNavigate } from 'react-router-dom';
import { routes, type RoutePath } from '../../../core/navigation/routes.ts';

const { transaction, moni } = routes;

const twins: ReadonlyMap<string, RoutePath> = new Map([
  [transaction.index, moni.index],
  [transaction.index2, moni.index],
  [transaction.currency, moni.currency],
  [transaction.currencyOrder, moni.currencyOrder],
  [transaction.contract, moni.contract],
  [transaction.contractOrder, moni.contractOrder],
  [transaction.optionOrder, moni.optionOrder],
]);

/** The same pair in practice, for an address of real money that names one; undefined for every other address. */
function practiceTwin(pathname: string, search: string): string | undefined {
  const twin = twins.get(pathname);
  return twin !== undefined && new URLSearchParams(search).has('symbol') ? twin + search : undefined;
}

/** Leads back into practice from a page of real money: to the pair that was asked for, or to the page `back`. */
export function useStay(back: string | undefined): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(practiceTwin(pathname, search) ?? back ?? routes.home, { replace: true });
}
