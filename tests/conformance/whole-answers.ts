import type { AccountScope } from '../../src/core/account/account-scope.ts';
import type { Lacking, UnreadableRow } from '../../src/core/domain/page.ts';
import { AppError } from '../../src/core/errors/app-error.ts';

/** The first row that could not be read, anywhere in an answer. */
function lackingIn(value: unknown): UnreadableRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [row] = (value as Lacking).unreadable ?? [];
  if (row !== undefined) return row;
  for (const part of Object.values(value)) {
    const found = lackingIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A port for examining a server: the program shows the rows that it can read, here one that it cannot is a failure. */
export function strictly<Port>(port: Port): Port {
  if (typeof port !== 'object' || port === null) return port;
  return new Proxy(port, {
    get: (target, name): unknown => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, [...given]);
        return answer instanceof Promise ? answer.then(wholeAnswer) : answer;
      };
    },
  });
}

function wholeAnswer(answer: unknown): unknown {
  const row = lackingIn(answer);
  if (row === undefined) return answer;
  throw new AppError('unexpected-shape', row.why ?? '', { detail: row.path });
}

/** The same of the ports of an account. */
export const strictScope = (scope: AccountScope): AccountScope =>
  new Proxy(scope, {
    get: (target, name): unknown => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, [...given]);
        return name === 'port' ? strictly(answer) : answer;
      };
    },
  });
