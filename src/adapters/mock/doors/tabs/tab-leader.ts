import { controlCalls } from '../../presenter/control-calls.ts';
import type { Backend } from '../backend/backend.ts';
import type { FrameSocket } from '../server/engine-io-session.ts';
import {
  everyTab,
  packResponse,
  readForLeader,
  unpackRequest,
  type MessageLine,
  type ToLeader,
  type ToTab,
} from './tab-message-codec.ts';

/** Shares the engine of this tab or worker with the other tabs of this browser, or with the page of the worker. */
export class TabLeader {
  readonly #line: MessageLine;
  readonly #backend: Backend;
  /** By tab and number. */
  readonly #sockets = new Map<string, FrameSocket>();
  /** Frames to send together, by tab and number: a tick brings a frame for each pair. */
  readonly #waiting = new Map<string, { readonly to: string; readonly socket: number; readonly frames: string[] }>();

  constructor(line: MessageLine, backend: Backend) {
    this.#line = line;
    this.#backend = backend;
  }

  /** Starts listening, and announces itself to waiting tabs. */
  start(): void {
    this.#line.addEventListener('message', ({ data }) => {
      const message = readForLeader(data);
      if (message !== undefined) void this.#receive(message);
    });
    this.#backend.presenter.watchState(() => this.#send({ to: everyTab, kind: 'changed' }));
    this.#send({ to: everyTab, kind: 'ready' });
  }

  #send(message: ToTab): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line reaches its own origin alone
    this.#line.postMessage(message);
  }

  async #receive(message: ToLeader): Promise<void> {
    const { from } = message;
    switch (message.kind) {
      case 'hello':
        return this.#send({ to: from, kind: 'ready' });
      case 'tick':
        return this.#backend.tick();
      case 'bye':
        return this.#forget(from);
      case 'fetch':
        return this.#fetch(message);
      case 'control':
        return this.#control(message);
      case 'open':
        return this.#open(from, message.socket);
      case 'frame':
        return this.#sockets.get(`${from}/${message.socket}`)?.send(message.frame);
      case 'close':
        return this.#close(`${from}/${message.socket}`);
    }
  }

  async #fetch({ from, id, request }: ToLeader & { kind: 'fetch' }): Promise<void> {
    const answer = this.#backend.fetch(unpackRequest(request)).then(packResponse);
    this.#send({ to: from, kind: 'answer', id, response: await answer.catch(() => undefined) });
  }

  async #control({ from, id, name, argument }: ToLeader & { kind: 'control' }): Promise<void> {
    try {
      const result = await controlCalls[name]?.(this.#backend.presenter, argument);
      this.#send({ to: from, kind: 'controlled', id, result });
    } catch (error) {
      this.#send({ to: from, kind: 'controlled', id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #open(tab: string, socket: number): void {
    const key = `${tab}/${socket}`;
    const ended = (): void => {
      this.#sockets.delete(key);
      this.#flush();
      this.#send({ to: tab, kind: 'ended', socket });
    };
    const receive = (frame: string): void => this.#sendSoon({ key, to: tab, socket }, frame);
    const frames = this.#backend.openFrames({ receive, ended });
    if (frames === undefined) ended();
    else this.#sockets.set(key, frames);
  }

  #sendSoon({ key, to, socket }: { key: string; to: string; socket: number }, frame: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) return void waiting.frames.push(frame);
    if (this.#waiting.size === 0) queueMicrotask(() => this.#flush());
    this.#waiting.set(key, { to, socket, frames: [frame] });
  }

  #flush(): void {
    const ready = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { to, socket, frames } of ready) this.#send({ to, kind: 'frames', socket, frames });
  }

  #close(key: string): void {
    this.#sockets.get(key)?.close();
    this.#sockets.delete(key);
  }

  #forget(tab: string): void {
    for (const key of this.#sockets.keys()) if (key.startsWith(`${tab}/`)) this.#close(key);
  }
}
