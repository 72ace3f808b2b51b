import { parse } from 'lossless-json';
import type { WireValue } from '../../../core/ports/http-transport.ts';

const asWritten = (digits: string): string => digits;
// Servers built from loose maps repeat keys now and then; like every JSON parser, keep the last one.
const lastOneWins = ({ newValue }: { newValue: unknown }): unknown => newValue;

/**
 * Reads JSON with every number as the text that stood there, so that no digit is lost.
 * Undefined when the text is not JSON (or is nested deeper than any answer can be).
 */
export function readWireJson(text: string): WireValue | undefined {
  try {
    const trimmed = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    return parse(trimmed, undefined, {
      parseNumber: asWritten,
      onDuplicateKey: lastOneWins,
    }) as WireValue;
  } catch {
    return undefined;
  }
}

export type WireObject = { readonly [key: string]: WireValue };

export function isWireObject(value: WireValue | undefined): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field: an absent key such as `constructor` is undefined. */
export function fieldOf(object: WireObject, key: string): WireValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The keys of an object; none of anything else. */
export const keysOf = (value: WireValue | undefined): readonly string[] =>
  isWireObject(value) ? Object.keys(value) : [];
