import type { Clock } from '../../../core/ports/clock.ts';
import { DialectDoor } from '../dialects/dialect-door.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { RandomBytes } from '../engine/kernel/secrets.ts';
import type { EngineServer, Outcome, ServedDoor } from './engine-server.ts';

export interface DialectServerOptions {
  readonly server: EngineServer;
  readonly dialect: Dialect;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: RandomBytes;
  readonly isOneVisit?: boolean;
  readonly onFault?: (fault: unknown) => void;
}

const responseOf = (outcome: Outcome): Response | undefined =>
  outcome.kind === 'answer' ? outcome.response : undefined;

/** The same engine, faults of the presenter included, in the words of another server. */
export function dialectServer({ server, dialect, clock, onFault, ...rest }: DialectServerOptions): ServedDoor {
  const door = new DialectDoor({
    ...rest,
    dialect,
    ...(onFault === undefined ? {} : { onFault }),
    engine: {
      serve: async (request) => responseOf(await server.serve(request)),
      ownerOf: (token) => server.engine.control.ownerOf(token),
      now: () => server.engine.now(),
      realNow: () => clock.now(),
    },
  });
  return {
    serve: async (request) => {
      const response = await door.serve(request);
      return response === undefined ? { kind: 'lost' } : { kind: 'answer', response };
    },
    connect: (listener) => {
      const peer = server.connect({
        deliver: (event) => {
          for (const one of door.tell(event)) listener.deliver(one);
        },
        drop: () => listener.drop(),
      });
      // A person's number is all that these servers ask for.
      return peer === undefined ? undefined : { ...peer, login: (userId) => peer.join(userId) };
    },
  };
}
