import { useCallback } from 'react';
import { useAccount } from '../../account/use-account.ts';
import type { AppError } from '../../errors/app-error.ts';
import { inOneTab, useRequests, type RequestBook } from '../use-money-request.ts';
import type { Recorded, Way } from '../way.ts';
import { earlierChange, sendChange } from './send-change.ts';

/**
 * Changes existing things, each with a request of its own; `idOf` gives its subject: see `sendChange`. For lists, whose
 * rows cannot hold a hook each. All code of a change comes with what offers it: a host that has no more of this version
 * cannot keep a person from a cancellation.
 */
export function useSendChange<Wish, Row extends Recorded>(
  book: RequestBook<Wish, Row>,
  way: Way<Wish, Row>,
  idOf: (wish: Wish) => string,
): (wish: Wish) => Promise<AppError | undefined> {
  const { id: account } = useAccount();
  const requestOf = useRequests(book);
  return useCallback(
    (wish) => {
      const subject = idOf(wish);
      const request = requestOf(way, subject);
      request.use(way);
      const lock = `tandem.${account}.change.${book.name}.${subject}`;
      return sendChange(request, { wish, nameOf: (one) => way.nameOf(one), alone: (run) => inOneTab(lock, run) });
    },
    [account, book, requestOf, way, idOf],
  );
}

/** What comes of the same change that an earlier page has sent: see `earlierChange`. */
export function useEarlierChange<Wish, Row extends Recorded>(
  book: RequestBook<Wish, Row>,
  way: Way<Wish, Row>,
  idOf: (wish: Wish) => string,
): (wish: Wish) => Promise<AppError | undefined> | undefined {
  const requestOf = useRequests(book);
  return useCallback(
    (wish) => earlierChange(requestOf(way, idOf(wish)), { wish, nameOf: (one) => way.nameOf(one) }),
    [requestOf, way, idOf],
  );
}
