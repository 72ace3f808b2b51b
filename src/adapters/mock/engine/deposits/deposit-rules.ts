import { Refusal } from '../kernel/engine-types.ts';
import { tokenHash } from '../kernel/secrets.ts';
import { findCurrencyById, type SeedCurrency } from '../seed/currencies.ts';

/** How long staff of the demo take when nobody decides. */
export const creditMs = 3_600_000;
/** So many reports of one person may wait at once. */
export const waitingMax = 10;

const several: Readonly<Record<string, readonly string[]>> = { USDT: ['erc20', 'trc20'] };
const withMemo: ReadonlySet<string> = new Set(['XRP', 'XLM', 'TON', 'ATOM', 'EOS', 'HBAR']);

/** The networks of a currency, as the wire names them. */
export const networksOf = ({ name, chain }: SeedCurrency): readonly string[] => several[name] ?? [chain];

/** A memo tells people apart who share an address. */
export const memoOf = ({ name }: SeedCurrency, user: string): string | undefined =>
  withMemo.has(name) ? user : undefined;

/**
 * Belongs to one person, is the same every time, and is on purpose no address of any network: nobody can lose money by
 * sending some to a demo. It is as long as real ones are.
 */
export const addressOf = (user: string, { name }: SeedCurrency, network: string): string =>
  `DEMO0${tokenHash(`${user}/${name}/${network}`).slice(0, 36).toUpperCase()}`;

/** A currency that can be sent here. Throws Refusal `unknownCurrency`. */
export function depositable(id: string): SeedCurrency {
  const currency = findCurrencyById(id);
  if (currency?.isMatch !== true || currency.isUnlisted) throw new Refusal('unknownCurrency');
  return currency;
}
