import type { BankCard } from '../../../../../core/domain/wallets/payee.ts';

export type AddressRecord = {
  readonly id: number;
  readonly user: string;
  readonly currencyId: number;
  /** Ticker. */
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  /** Reference of a picture; empty where none was sent. */
  readonly picture: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** Addresses oldest first; cards by person. */
export type PayeesState = {
  addresses: AddressRecord[];
  cards: Record<string, BankCard>;
  internationalCards: Record<string, readonly string[]>;
};

export const emptyPayees = (): PayeesState => ({ addresses: [], cards: {}, internationalCards: {} });

/** Newest first. */
export const addressesOf = ({ addresses }: PayeesState, user: string): readonly AddressRecord[] =>
  addresses.filter((record) => record.user === user).toReversed();

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const cardOf = ({ cards }: PayeesState, user: string): BankCard | undefined => own(cards, user);
export const internationalCardOf = ({ internationalCards }: PayeesState, user: string): readonly string[] | undefined =>
  own(internationalCards, user);
