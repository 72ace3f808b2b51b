import type { TextKey } from '../../../../core/i18n/keys.d.ts';

/** Ids of the texts of this feature. */
export type TradingKey = TextKey<'trading'>;
