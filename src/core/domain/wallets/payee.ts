import type { CurrencyId } from '../market/instrument.ts';

/** A place on a network that the person has saved to send money to. */
export interface SavedAddress {
  readonly id: string;
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
  /** The server's name of it, e.g. `trc20`; undefined if it stores none. */
  readonly network: string | undefined;
  readonly address: string;
  /** Server wall time; undefined when the server does not say. */
  readonly createdAt: string | undefined;
}

export interface NewAddress {
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
  readonly network: string;
  readonly address: string;
  /** Reference of an uploaded picture that shows the address as a QR code: some servers take no address without. */
  readonly picture: string;
}

/** The fields of a bank card, in the order of the form. */
export const bankCardFields = [
  'holder',
  'bank',
  'branch',
  'account',
  'code',
  'place',
  'bankAddress',
  'phone',
  'ownAddress',
] as const;
export type BankCardField = (typeof bankCardFields)[number];
/** Texts as written on the card; empty if the server stores none. */
export type BankCard = Readonly<Record<BankCardField, string>>;

export interface BankCardState {
  /** Undefined while none is saved. */
  readonly card: BankCard | undefined;
  /** Names to choose from; empty if the bank is typed. */
  readonly banks: readonly string[];
}

/** One line of an international card, named by the server in the language of the person. */
export interface LabelledValue {
  readonly label: string;
  /** Empty while unset. */
  readonly value: string;
}
