import type { Bind } from 'inversify';
import type { Token } from './token.ts';

type Carried<T> = T extends Token<infer Value> ? Value : never;
type Instances<Tokens extends readonly symbol[]> = { [Index in keyof Tokens]: Carried<Tokens[Index]> };

/** Binds a singleton made from other tokens. The compiler checks their order and types. */
export function provide<T, const Needs extends readonly symbol[]>(
  bind: Bind,
  token: Token<T>,
  needs: Needs,
  make: (...instances: Instances<Needs>) => T,
): void {
  // inversify's own overloads want a fixed arity; the signature above is the check.
  bind<unknown>(token)
    .toResolvedValue(make as (...instances: unknown[]) => unknown, needs as never)
    .inSingletonScope();
}
