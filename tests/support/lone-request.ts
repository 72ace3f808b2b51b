import { useState, useSyncExternalStore } from 'react';
import type { Answer } from '../../src/core/sending/answer.ts';
import { MoneyRequest } from '../../src/core/sending/money-request.ts';
import type { SentOnce } from '../../src/core/sending/use-money-request.ts';

/** A request of which nothing is kept and that no record shows, for forms that are drawn alone. */
export function useLoneRequest<Wish>(send: (wish: Wish) => Promise<Answer>): SentOnce<Wish> {
  const [request] = useState(
    () =>
      new MoneyRequest<Wish, { readonly id: string }>(
        {
          effect: 'new-row',
          send,
          readRows: async () => [],
          isTwin: () => false,
          nameOf: () => '',
          write: () => [],
          read: () => undefined,
        },
        { read: () => undefined, write: () => undefined, remove: () => undefined, watch: () => () => undefined },
        {
          elapsedMs: () => 0,
          serverMs: () => undefined,
          pause: () => new Promise(() => undefined),
          alone: (_name, run) => run(),
          whenFree: () => new Promise(() => undefined),
          isPresent: () => true,
          unseen: () => undefined,
          reread: () => undefined,
          counting: () => new Promise(() => undefined),
          newId: () => '1',
        },
      ),
  );
  const view = useSyncExternalStore(request.subscribe, request.view);
  const { review, send: sendOnce, checkAgain, close, dismissDoubled } = request;
  return { ...view, review, send: sendOnce, checkAgain, close, dismissDoubled };
}
