import type { TextKey } from '../../../core/i18n/keys.d.ts';

/** Ids of the texts about contracts. */
export type ContractKey = TextKey<'contract'>;
