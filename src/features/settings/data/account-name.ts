import { useAccount } from '../../../core/account/use-account.ts';

/** Tells the forms of one account from those of another. */
export const useKeyOfAccount = (): string => useAccount().id;
