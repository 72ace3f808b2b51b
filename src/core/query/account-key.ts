import type { AccountId } from '../account/account-scope.ts';
import { accountIds } from '../account/account-scope.ts';
import type { Token } from '../di/token.ts';
import { FiatRatesPort } from '../ports/fiat-rates-port.ts';
import { MarketPort } from '../ports/market-port.ts';
import { NewsPort } from '../ports/news-port.ts';
import { SitePort } from '../ports/site-port.ts';

type MethodOf<T> = Extract<keyof T, string>;
/** `[account or root, port, method, args]`; a shorter key means everything below it. */
export type QueryKeyOf = readonly [scope: AccountId | 'root', port: string, ...rest: unknown[]];

const nameOf = (token: symbol): string => token.description ?? '';

function keyOf(scope: AccountId | 'root', token: symbol, rest: readonly unknown[]): QueryKeyOf {
  return [scope, nameOf(token), ...rest.filter((part) => part !== undefined)];
}

/** The key of an answer for one account. Without a method: everything of that port. */
export function accountKey<T>(
  account: { readonly id: AccountId },
  token: Token<T>,
  method?: MethodOf<T>,
  args?: unknown,
): QueryKeyOf {
  return keyOf(account.id, token, [method, args]);
}

/** The key of an answer shared by all accounts. */
export function rootKey<T>(token: Token<T>, method?: MethodOf<T>, args?: unknown): QueryKeyOf {
  return keyOf('root', token, [method, args]);
}

/** Ports of the root container with public answers. All others answer for the signed-in person. */
const publicRootPorts: readonly string[] = [
  ...[FiatRatesPort, MarketPort, NewsPort, SitePort].map(nameOf),
  // Only its name: the live build contains no presenter.
  'tandem.PresenterPort',
];

/** True for everything that must not outlive the session of a person. */
export function isPersonalKey(key: readonly unknown[]): boolean {
  const [scope, port] = key;
  if (accountIds.some((id) => id === scope)) return true;
  return scope === 'root' && typeof port === 'string' && !publicRootPorts.includes(port);
}
