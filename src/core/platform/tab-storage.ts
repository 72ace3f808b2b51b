import { createToken } from '../di/token.ts';
import type { KeyValueStorage } from './storage.ts';

/** What outlasts a reload of this tab and is gone with it; no other tab reads it. */
export type TabStorage = KeyValueStorage;
export const TabStorage = createToken<TabStorage>('TabStorage');
