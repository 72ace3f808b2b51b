import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Draws } from './random-wishes.ts';

/** When a connection is lost: before the request arrives, after it arrived and before its answer, in the middle of the answer, or behind it. */
const moments = ['before', 'during', 'answering', 'after'] as const;
type Moment = (typeof moments)[number];

export interface BreakingProxy {
  readonly port: number;
  /** How often a connection was lost at each moment. */
  readonly lost: ReadonlyMap<Moment, number>;
  close(): void;
}

/** A line to a server that is lost for one request in so many; the connections are kept alive between the others. */
export async function startBreakingProxy(target: () => number, draws: Draws, oneIn: number): Promise<BreakingProxy> {
  const lost = new Map<Moment, number>(moments.map((moment) => [moment, 0]));
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const line = connect(target(), '127.0.0.1');
    for (const socket of [client, line]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let plan: Moment | undefined;
    const cut = (moment: Moment): void => {
      lost.set(moment, (lost.get(moment) ?? 0) + 1);
      client.resetAndDestroy();
      line.destroy();
    };
    client.on('data', (part) => {
      plan = draws.below(oneIn) === 0 ? draws.of(moments) : undefined;
      if (plan === 'before') return cut('before');
      line.write(part);
      // A moment later it has arrived, and may be written already.
      if (plan === 'during') setTimeout(() => cut('during'), draws.below(6));
      return undefined;
    });
    line.on('data', (part) => {
      if (plan === 'during') return;
      client.write(plan === 'answering' ? part.subarray(0, draws.below(part.length)) : part);
      if (plan === 'answering' || plan === 'after') setImmediate(() => cut(plan ?? 'after'));
    });
    client.on('close', () => line.destroy());
    line.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, lost, close };
}
