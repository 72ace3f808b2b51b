import { WebSocket as WebSocketTransport } from 'socket.io-client';
import type { FrameListener, FrameSocket } from './engine-io-session.ts';

/** Opens a connection; undefined when it is refused. */
export type OpenFrames = (listener: FrameListener) => FrameSocket | undefined;

/** The part of a browser's WebSocket that the transport uses. */
class InPageSocket implements FrameListener {
  onopen: () => void = () => undefined;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  onclose: (event: { readonly code: number }) => void = () => undefined;
  onerror: (event: { readonly type: 'error' }) => void = () => undefined;
  binaryType = 'arraybuffer';
  #frames: FrameSocket | undefined;
  #isClosed = false;
  #isOpen = false;

  constructor(open: OpenFrames) {
    // The transport sets its handlers right after this constructor.
    queueMicrotask(() => {
      if (this.#isClosed) return;
      this.#frames = open(this);
      if (this.#frames === undefined) this.onerror({ type: 'error' });
    });
  }

  send(frame: string): void {
    this.#frames?.send(frame);
  }

  close(): void {
    this.#isClosed = true;
    this.#frames?.close();
    this.onclose({ code: 1000 });
  }

  receive(frame: string): void {
    // As over a network, no answer arrives while the request is still being sent.
    queueMicrotask(() => {
      if (this.#isClosed) return;
      this.#opened();
      this.onmessage({ data: frame });
    });
  }

  ended(): void {
    // A server in another tab refuses later than one in this page.
    if (!this.#isOpen) this.onerror({ type: 'error' });
    this.onclose({ code: 1006 });
  }

  /** The connection is open with the server's first frame. */
  #opened(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.onopen();
  }
}

/** A transport for socket.io-client whose server is in this page; the client itself is unchanged. */
export const inPageTransport = (open: OpenFrames): typeof WebSocketTransport =>
  class extends WebSocketTransport {
    override createSocket(): InPageSocket {
      return new InPageSocket(open);
    }
  };
