import type { ServiceIdentifier } from 'inversify';

declare const carries: unique symbol;
/** A name in the container that remembers what it stands for. */
export type Token<T> = symbol & ServiceIdentifier<T> & { readonly [carries]?: (value: T) => T };

/** Tokens and their interfaces share one name; `Symbol.for` survives hot reload. */
export const createToken = <T>(name: string): Token<T> => Symbol.for(`tandem.${name}`);
