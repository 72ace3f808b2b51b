import { createToken } from '../di/token.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * What a person leaves on this device while signed in; sign-out clears it. It survives an expired session, so its
 * content names its owner.
 */
export type PersonalStorage = KeyValueStorage;
export const PersonalStorage = createToken<PersonalStorage>('PersonalStorage');
