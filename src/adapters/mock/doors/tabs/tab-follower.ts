import { AppError } from '../../../../core/errors/app-error.ts';
import { RemotePresenter } from '../../presenter/remote-presenter.ts';
import type { Backend } from '../backend/backend.ts';
import type { FrameListener, FrameSocket } from '../server/engine-io-session.ts';
import {
  packRequest,
  readForTab,
  unpackResponse,
  type MessageLine,
  type PackedResponse,
  type ToLeader,
  type ToTab,
} from './tab-message-codec.ts';

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

// The common fields are added on sending.
type Body<Message> = Message extends unknown ? Omit<Message, 'to' | 'from'> : never;

const noAnswer = (): TypeError => new TypeError('Failed to fetch');

/** The engine of another tab or of a worker, over the line between them. */
export class TabFollower implements Backend {
  readonly presenter: RemotePresenter;
  readonly #line: MessageLine;
  readonly #name: string;
  readonly #answers = new Map<number, Waiting<PackedResponse | undefined>>();
  readonly #controls = new Map<number, Waiting<unknown>>();
  readonly #sockets = new Map<number, FrameListener>();
  readonly #changeListeners = new Set<() => void>();
  readonly #readiness: (() => void)[] = [];
  readonly #hear = ({ data }: MessageEvent): void => {
    const message = readForTab(data, this.#name);
    if (message !== undefined) this.#receive(message);
  };
  #lastId = 0;
  #hasLeft = false;

  /** `name` is unique to this tab. */
  constructor(line: MessageLine, name: string) {
    this.#line = line;
    this.#name = name;
    line.addEventListener('message', this.#hear);
    this.presenter = new RemotePresenter({
      call: (call, argument) => this.#control(call, argument),
      watch: (listener) => {
        this.#changeListeners.add(listener);
        return () => void this.#changeListeners.delete(listener);
      },
    });
  }

  /** Resolves when a tab with an engine has answered. */
  greet(): Promise<void> {
    this.#send({ kind: 'hello' });
    return new Promise((resolve) => this.#readiness.push(resolve));
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const packed = await packRequest(request);
    const response = await new Promise<PackedResponse | undefined>((resolve, reject) => {
      const id = this.#nextId();
      this.#answers.set(id, { resolve, reject });
      this.#send({ kind: 'fetch', id, request: packed });
    });
    if (response === undefined) throw noAnswer();
    return unpackResponse(response);
  };

  readonly openFrames = (listener: FrameListener): FrameSocket => {
    const socket = this.#nextId();
    this.#sockets.set(socket, listener);
    this.#send({ kind: 'open', socket });
    return {
      send: (frame) => this.#send({ kind: 'frame', socket, frame }),
      close: () => {
        if (this.#sockets.delete(socket)) this.#send({ kind: 'close', socket });
      },
    };
  };

  tick(): void {
    if (this.#sockets.size > 0) this.#send({ kind: 'tick' });
  }

  /** The other tab or this one has closed: pending calls get no answer, and connections break. */
  leave(): void {
    this.#send({ kind: 'bye' });
    this.#hasLeft = true;
    this.#line.removeEventListener('message', this.#hear);
    for (const { reject } of [...this.#answers.values(), ...this.#controls.values()]) reject(noAnswer());
    const open = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const listener of open) listener.ended();
  }

  #control(name: string, argument: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId();
      this.#controls.set(id, { resolve, reject });
      this.#send({ kind: 'control', id, name, argument });
    });
  }

  #receive(message: ToTab): void {
    switch (message.kind) {
      case 'ready':
        for (const resolve of this.#readiness.splice(0)) resolve();
        return;
      case 'changed':
        for (const listener of this.#changeListeners) listener();
        return;
      case 'answer':
        take(this.#answers, message.id)?.resolve(message.response);
        return;
      case 'controlled': {
        const waiting = take(this.#controls, message.id);
        if (message.error === undefined) waiting?.resolve(message.result);
        else waiting?.reject(new AppError('server', message.error));
        return;
      }
      case 'frames':
        for (const frame of message.frames) this.#sockets.get(message.socket)?.receive(frame);
        return;
      case 'ended':
        take(this.#sockets, message.socket)?.ended();
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #send(body: Body<ToLeader>): void {
    if (this.#hasLeft) return;
    const message = { ...body, to: 'leader', from: this.#name };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line reaches its own origin alone
    this.#line.postMessage(message);
  }
}

function take<T>(map: Map<number, T>, id: number): T | undefined {
  const found = map.get(id);
  map.delete(id);
  return found;
}
