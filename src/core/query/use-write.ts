import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { AppError } from '../errors/app-error.ts';

/**
 * `useMutation` for what a form sends: one at a time. A second tap can come before the first one has been drawn, and is ignored:
 * `mutate` does nothing, `mutateAsync` rejects with `cancelled`.
 */
export function useWrite<Result, Wish, Failure extends Error = AppError>(
  options: UseMutationOptions<Result, Failure, Wish>,
): UseMutationResult<Result, Failure, Wish> {
  const write = useMutation<Result, Failure, Wish>(options);
  const { mutateAsync: sendOnce } = write;
  const isUnderWay = useRef(false);
  const mutateAsync = useCallback<typeof sendOnce>(
    async (...wish) => {
      if (isUnderWay.current) throw new AppError('cancelled', 'one is under way');
      isUnderWay.current = true;
      try {
        return await sendOnce(...wish);
      } finally {
        isUnderWay.current = false;
      }
    },
    [sendOnce],
  );
  const mutate = useCallback<typeof write.mutate>(
    // What went wrong is in `error`.
    (...wish) => void mutateAsync(...wish).catch(() => undefined),
    [mutateAsync],
  );
  return { ...write, mutate, mutateAsync };
}
