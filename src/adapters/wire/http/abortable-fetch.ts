/** Wraps a fetch so that it also aborts when the backend behind it ignores signals. */
export const abortableFetch =
  (inner: typeof fetch): typeof fetch =>
  (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const answer = inner(input, init);
    if (signal === undefined || signal === null) return answer;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new DOMException('the request was given up', 'AbortError'));
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    });
  };
