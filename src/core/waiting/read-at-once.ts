/**
 * Lets `use` read a promise at once when its result is there, and be called at every render: React looks for the result
 * in these two fields. Without them it would wait for the moment that even a settled promise takes.
 */
export function readAtOnce<Result>(promise: Promise<Result>): Promise<Result> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    // `use` throws what went wrong.
    () => undefined,
  );
  return promise;
}
