import type { FileList } from './file-list.ts';

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker's surroundings as ours uses; the compiler knows this program as one of pages. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    /** The worker that pages have now; null before the first one. */
    readonly active: unknown;
    unregister(): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(event: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(event: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(event: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

export const workerScope = globalThis as unknown as WorkerScope;

/** Written into the built file when the names of all others are known. */
declare const __FILE_LIST__: FileList;
export const fileList: FileList = __FILE_LIST__;

/** From a page to its service worker. */
export type ToServiceWorker =
  /** A person has asked for the new version. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'keep'; readonly addresses: readonly string[] }
  /** Asks whether the operator has switched the worker off. */
  | { readonly kind: 'look' };

// Both ends are of one build or of two that follow each other.
export const readMessage = (data: unknown): ToServiceWorker | undefined =>
  typeof data === 'object' && data !== null && 'kind' in data ? (data as ToServiceWorker) : undefined;
