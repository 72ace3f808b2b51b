import { createToken } from '../di/token.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * What a person leaves on this device while signed in: everything in it goes when they log out. It stays when a session
 * only ends, so what it holds names its owner.
 */
export type PersonalStorage = KeyValueStorage;
export const PersonalStorage = createToken<PersonalStorage>('PersonalStorage');
