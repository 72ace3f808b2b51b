import { parse } from 'lossless-json';
import type { WireValue } from '../../../core/platform/http-transport.ts';

const asWritten = (digits: string): string => digits;
// Servers built on loose maps sometimes repeat keys; like every JSON parser, keep the last one.
const lastOneWins = ({ newValue }: { newValue: unknown }): unknown => newValue;

/**
 * Parses JSON and keeps every number as its text, so that no digit is lost.
 * Undefined for invalid JSON, and for JSON nested deeper than any answer.
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

/** The keys of an object; none for any other value. */
export const keysOf = (value: WireValue | undefined): readonly string[] =>
  isWireObject(value) ? Object.keys(value) : [];
