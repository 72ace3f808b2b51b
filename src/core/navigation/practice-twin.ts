import { routes, type RoutePath } from './routes.ts';

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
export function practiceTwin(pathname: string, search: string): string | undefined {
  const twin = twins.get(pathname);
  return twin !== undefined && new URLSearchParams(search).has('symbol') ? twin + search : undefined;
}

/** State of a navigation that is meant to leave practice (the tour's, a scene's), so that no question follows. */
export const leavesPractice = { leavesPractice: true } as const;

export const hasLeftPractice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leavesPractice' in state;
