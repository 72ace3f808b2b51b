import type { StorageFault } from '../../engine/storage/journal-storage.ts';

/** From a page to its new worker: the port for everything else. */
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

/** From the worker, about its own state; the engine's answers are messages between tabs. */
export type FromWorker = { readonly to: 'page' } & (
  | { readonly kind: 'alive' | 'opened' }
  /** Nothing has changed. Without a fault it is a bug. */
  | { readonly kind: 'failed'; readonly fault: StorageFault | undefined; readonly message: string }
);

const isMessage = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

// Page and worker come from the same build.
export const readStart = (data: unknown): WorkerStart | undefined =>
  isMessage(data) && data['kind'] === 'line' ? (data as unknown as WorkerStart) : undefined;

export const readForWorker = (data: unknown): ToWorker | undefined =>
  isMessage(data) && data['to'] === 'worker' ? (data as unknown as ToWorker) : undefined;

export const readFromWorker = (data: unknown): FromWorker | undefined =>
  isMessage(data) && data['to'] === 'page' ? (data as unknown as FromWorker) : undefined;
