import { NodeXHR } from 'socket.io-client';

/** Engine.IO 3 prefixes each packet with its length, as digits and a colon, or as bytes between 0 and 255. */
// oxlint-disable-next-line no-control-regex -- the bytes are the format
const opensAsV2 = /^(?:\d+:|\u{0}[\u{0}-\u{9}]+.)0(?=\{)/u;
const sessionId = /"sid":"([^"]+)"/;

/**
 * The polling transport of socket.io-client (which uses its name in Node and in browsers), plus a check of the server's
 * first packet: socket.io 1 and 2 ignore the requested version and answer in their own. Such a server has then begun an
 * unused session, which this ends instead of leaving it to time out.
 */
export function noticingPolling(onForeign: () => void) {
  return class extends NodeXHR {
    override onData(data: unknown): void {
      if (typeof data === 'string' && opensAsV2.test(data)) {
        const [, id] = sessionId.exec(data) ?? [];
        if (id !== undefined) this.#end(id);
        onForeign();
      }
      super.onData(data);
    }

    #end(id: string): void {
      const address = `${this.uri()}&sid=${encodeURIComponent(id)}`;
      fetch(address, { method: 'POST', body: '1:1' }).catch(() => undefined);
    }
  };
}
