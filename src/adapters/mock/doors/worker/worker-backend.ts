import type { Clock } from '../../../../core/time/clock.ts';
import { StoredWorldError } from '../../engine/storage/journal-storage.ts';
import type { Backend } from '../backend/backend.ts';
import { TabFollower } from '../tabs/tab-follower.ts';
import { readFromWorker, type FromWorker, type ToWorker, type WorkerStart } from './worker-message-codec.ts';

/** The part of a browser's worker that is needed here. */
export interface WorkerLike {
  postMessage(message: WorkerStart, transfer: Transferable[]): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

export interface EngineWorkerOptions {
  /** May throw or reject when a policy or the browser forbids workers. */
  readonly create: () => Promise<WorkerLike>;
  readonly clock: Clock;
}

/** A running worker that has opened nothing yet. */
export interface EngineWorker {
  /** Rejects with StoredWorldError, having changed nothing; a retry is allowed. */
  open(channel: string | undefined): Promise<Backend>;
}

/** A worker that is silent this long will never answer. It has opened nothing by then. */
const patienceMs = 10_000;

/** Undefined without workers: then the engine runs in the page. */
export async function startEngineWorker({ create, clock }: EngineWorkerOptions): Promise<EngineWorker | undefined> {
  const { port1: line, port2: far } = new MessageChannel();
  const heard = listen(line);
  try {
    const worker = await create();
    const isAlive = await new Promise<boolean>((resolve) => {
      const forget = clock.after(patienceMs, () => resolve(false));
      const settle = (lives: boolean): void => {
        forget();
        resolve(lives);
      };
      void heard.next().then(() => settle(true));
      // A content policy refuses a worker silently.
      worker.addEventListener('error', () => settle(false));
      worker.postMessage({ kind: 'line', line: far }, [far]);
    });
    if (isAlive) return { open: (channel) => open({ line, heard, channel }) };
    worker.terminate();
  } catch {
    // The page runs the engine instead.
  }
  line.close();
  return undefined;
}

interface Heard {
  /** The worker's next message about its own state. */
  next(): Promise<FromWorker>;
}

function listen(line: MessagePort): Heard {
  const waiting: ((message: FromWorker) => void)[] = [];
  line.addEventListener('message', ({ data }) => {
    const message = readFromWorker(data);
    if (message !== undefined) waiting.shift()?.(message);
  });
  line.start();
  return { next: () => new Promise((resolve) => waiting.push(resolve)) };
}

interface Opening {
  readonly line: MessagePort;
  readonly heard: Heard;
  readonly channel: string | undefined;
}

async function open({ line, heard, channel }: Opening): Promise<Backend> {
  const answer = heard.next();
  const message: ToWorker = { to: 'worker', kind: 'open', channel };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line reaches its own worker alone
  line.postMessage(message);
  const told = await answer;
  if (told.kind !== 'failed') return new TabFollower(line, 'page');
  throw told.fault === undefined ? new Error(told.message) : new StoredWorldError(told.fault, told.message);
}
