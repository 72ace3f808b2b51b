import type { Operation } from '../../src/core/ports/http-transport.ts';

/** Calls of the specification that are not described yet, by area. The list may only shrink. */
export const callsToCome: Readonly<Record<string, readonly Operation[]>> = {};
