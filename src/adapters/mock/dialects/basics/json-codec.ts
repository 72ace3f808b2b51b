import type { Json } from '../../engine/kernel/basics/engine-types.ts';

/** What the engine has written. */
export const readJson = (text: string): Json => JSON.parse(text) as Json;
