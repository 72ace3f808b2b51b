import { AppError } from '../../core/errors/app-error.ts';

/** What a call answers, or what stands in its place on servers that have no such call. */
export async function unlessLacking<T>(ask: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return instead();
    throw error;
  }
}
