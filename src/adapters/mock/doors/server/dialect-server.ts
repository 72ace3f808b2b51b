import type { Clock } from '../../../../core/time/clock.ts';
import { DialectDoor } from '../../dialects/door/dialect-door.ts';
import type { Dialect } from '../../dialects/basics/dialect.ts';
import type { RandomBytes } from '../../engine/kernel/basics/secrets.ts';
import type { EngineServer, ServedDoor } from './engine-server.ts';

export interface DialectServerOptions {
  readonly server: EngineServer;
  readonly dialect: Dialect;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: RandomBytes;
  readonly isOneVisit?: boolean;
  readonly onFault?: (fault: unknown) => void;
}

/** The same engine, including the presenter's faults, in the dialect of another server. */
export function dialectServer({ server, dialect, clock, onFault, ...rest }: DialectServerOptions): ServedDoor {
  const door = new DialectDoor({
    ...rest,
    dialect,
    ...(onFault === undefined ? {} : { onFault }),
    engine: {
      serve: (request, carriedFor) => server.serve(request, carriedFor),
      requests: server.engine.requests,
      ownerOf: (token) => server.engine.control.ownerOf(token),
      now: () => server.engine.now(),
      realNow: () => clock.now(),
    },
  });
  return {
    serve: (request) => door.serve(request),
    connect: (listener) => {
      const peer = server.connect({
        deliver: (event) => {
          for (const one of door.tell(event)) listener.deliver(one);
        },
        drop: () => listener.drop(),
      });
      // These servers require only a user id.
      return peer === undefined ? undefined : { ...peer, login: (userId) => peer.join(userId) };
    },
  };
}
