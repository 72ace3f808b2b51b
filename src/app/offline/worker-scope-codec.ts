import type { FileList } from './file-list.ts';

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's scope in use; the compiler types this program as a page. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    /** The active worker; null before the first one. */
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

/** Inserted into the built file once all other file names are known. */
declare const __FILE_LIST__: FileList;
export const fileList: FileList = __FILE_LIST__;

/** Messages from a page to its service worker. */
export type ToServiceWorker =
  /** A person has asked for the new version. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'keep'; readonly addresses: readonly string[] }
  /** Asks the worker to check the operator's off switch. */
  | { readonly kind: 'look' };

// Both ends come from the same build or from two consecutive ones.
export const readMessage = (data: unknown): ToServiceWorker | undefined =>
  typeof data === 'object' && data !== null && 'kind' in data ? (data as ToServiceWorker) : undefined;
