import type { StorageFault } from '../engine/storage/journal-storage.ts';

/** From a page to the worker that it has just made: the line on which everything else is said. */
export interface WorkerStart {
  readonly kind: 'line';
  readonly line: MessagePort;
}

/** From the page. With a `channel` the worker serves other tabs too, on the channel of that name. */
export interface ToWorker {
  readonly to: 'worker';
  readonly kind: 'open';
  readonly channel: string | undefined;
}

/** From the worker, about its own life; answers of the engine are messages between tabs. */
export type FromWorker = { readonly to: 'page' } & (
  | { readonly kind: 'alive' | 'opened' }
  /** Nothing has been touched. Without a fault it is a mistake of the program. */
  | { readonly kind: 'failed'; readonly fault: StorageFault | undefined; readonly message: string }
);

const isMessage = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

// Page and worker are of one build.
export const readStart = (data: unknown): WorkerStart | undefined =>
  isMessage(data) && data['kind'] === 'line' ? (data as unknown as WorkerStart) : undefined;

export const readForWorker = (data: unknown): ToWorker | undefined =>
  isMessage(data) && data['to'] === 'worker' ? (data as unknown as ToWorker) : undefined;

export const readFromWorker = (data: unknown): FromWorker | undefined =>
  isMessage(data) && data['to'] === 'page' ? (data as unknown as FromWorker) : undefined;
