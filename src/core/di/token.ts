import type { ServiceIdentifier } from 'inversify';

declare const carries: unique symbol;
/** A container key that carries the type of its port. */
export type Token<T> = symbol & ServiceIdentifier<T> & { readonly [carries]?: (value: T) => T };

/** Tokens and their interfaces share one name; `Symbol.for` survives hot reload. */
export const createToken = <T>(name: string): Token<T> => Symbol.for(`tandem.${name}`);
