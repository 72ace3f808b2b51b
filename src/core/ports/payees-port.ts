import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { BankCard, BankCardState, LabelledValue, NewAddress, SavedAddress } from '../domain/wallets/payee.ts';

/**
 * The destinations of the person's withdrawals. Fails: server, session-expired, offline, no-answer, bad-status,
 * unexpected-shape.
 */
export interface PayeesPort {
  /** Newest first. `page` from 1. @wire GET /user/wallet/list */
  savedAddresses(query: { page: number; limit: number }): Promise<Page<SavedAddress>>;
  /** @wire POST /user/wallet/save */
  saveAddress(address: NewAddress): Promise<void>;
  /** @wire POST /user/wallet/del */
  deleteAddress(which: { id: string }): Promise<void>;
  /** @wire POST /user/cash_info */
  bankCard(): Promise<BankCardState>;
  /** Replaces the previous card. @wire POST /user/cash_save */
  saveBankCard(card: BankCard): Promise<void>;
  /** The lines that the server requires, in its order. @wire POST /user/cash_info_international */
  internationalCard(): Promise<readonly LabelledValue[]>;
  /** One value per line, in the same order. @wire POST /user/cash_save_international */
  saveInternationalCard(card: { values: readonly string[] }): Promise<void>;
}
export const PayeesPort = createToken<PayeesPort>('PayeesPort');
