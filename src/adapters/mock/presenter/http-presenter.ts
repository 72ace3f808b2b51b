import * as v from 'valibot';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/time/clock.ts';
import { RemotePresenter } from './remote-presenter.ts';

const answerSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(v.string()) });
const pollMs = 1000;

export interface HttpPresenterOptions {
  /** Of the sandbox, e.g. http://127.0.0.1:8787. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** The presenter's controls on a sandbox that was started with `--control`. */
export function createHttpPresenter({ origin, fetch: send, clock }: HttpPresenterOptions): RemotePresenter {
  const call = async (name: string, argument: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await send(`${origin}/__control/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(argument),
    });
    const { result, error } = v.parse(answerSchema, await response.json());
    if (error !== undefined) throw new AppError('server', error);
    return result;
  };
  const watch = (listener: () => void): (() => void) => {
    let forget: () => void = () => undefined;
    const poll = (): void => {
      listener();
      forget = clock.after(pollMs, poll);
    };
    poll();
    return () => forget();
  };
  return new RemotePresenter({ call, watch });
}
