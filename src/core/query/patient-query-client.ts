import {
  QueryClient,
  type DefaultedQueryObserverOptions,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { AppError } from '../errors/app-error.ts';

interface LastRead {
  readonly state: { readonly error: unknown };
}

const until = new WeakMap<AppError, number>();

/** Remembers how long a server that answered "too often" wants no read of this kind. */
export function noteWait(error: AppError): void {
  if (error.waitMs !== undefined) until.set(error, performance.now() + error.waitMs);
}

const waitOf = ({ state: { error } }: LastRead): number => (error instanceof AppError ? (error.waitMs ?? 0) : 0);

/** False while the server wants to be left alone: no return to the page or to a screen, and no network that comes back, reads again. */
export const mayReadAgain = ({ state: { error } }: LastRead): boolean =>
  !(error instanceof AppError) || (until.get(error) ?? 0) <= performance.now();

/** Reads that repeat do so no sooner than `Retry-After` of the last answer says. A person's own "Try again" is always sent. */
export class PatientQueryClient extends QueryClient {
  override defaultQueryOptions<Read, Failure, Shown, Kept, Key extends QueryKey, Param>(
    options:
      | QueryObserverOptions<Read, Failure, Shown, Kept, Key, Param>
      | DefaultedQueryObserverOptions<Read, Failure, Shown, Kept, Key>,
  ): DefaultedQueryObserverOptions<Read, Failure, Shown, Kept, Key> {
    const all = super.defaultQueryOptions(options);
    const { refetchInterval: asked } = all;
    if (options._defaulted === true || asked === undefined || asked === false) return all;
    return {
      ...all,
      refetchInterval: (query) => {
        const interval = typeof asked === 'function' ? asked(query) : asked;
        return typeof interval === 'number' ? Math.max(interval, waitOf(query)) : interval;
      },
    };
  }
}
