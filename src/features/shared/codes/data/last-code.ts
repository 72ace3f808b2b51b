import * as v from 'valibot';
import { rememberForTab } from '../../../../core/session/tab-memory.ts';

/** The last request for a code in this tab. A reload does not end the wait for the next one. */
export interface LastCode {
  /** What it was requested for: see `useSending`. */
  readonly name: string;
  /** Epoch ms of the server's clock. */
  readonly againAt: number;
  /** False if the request failed, on a server that has people wait after that too. */
  readonly isSent: boolean;
}

const shape = v.object({ name: v.string(), againAt: v.number(), isSent: v.boolean() });

export const lastCode = rememberForTab<LastCode | undefined>('code', undefined, (kept) => {
  const read = v.safeParse(shape, kept);
  return read.success ? read.output : undefined;
});
