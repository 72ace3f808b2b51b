import type { Deposit, DepositAddress, DepositPlaces, DepositReport } from '../../../core/domain/wallets/deposit.ts';

/** The only address, or the chosen one: of several none is chosen for the person, because the wrong one loses the money. */
export function chosenPlace(places: DepositPlaces, network: string | undefined): DepositAddress | undefined {
  const { addresses } = places;
  return addresses.length === 1 ? addresses[0] : addresses.find((place) => place.network === network);
}

/** Names of networks are written in capitals; undefined where the server names none. */
export const networkName = (network: string | undefined): string | undefined => network?.toUpperCase();

/** Whether the record matches the wish. */
export const isTwinOfReport =
  (report: DepositReport, currencyName: string) =>
  (row: Deposit): boolean =>
    row.amount === report.amount && row.currencyName === currencyName;

/** Reported for this address and not decided yet; where the server names no network, for this currency. */
export const isWaitingAt =
  ({ network }: Pick<DepositAddress, 'network'>, currencyName: string) =>
  (row: Deposit): boolean =>
    row.status === 'pending' &&
    row.currencyName === currencyName &&
    (row.network === undefined || network === undefined || row.network === network);
