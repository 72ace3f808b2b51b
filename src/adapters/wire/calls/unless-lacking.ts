import { AppError } from '../../../core/errors/app-error.ts';

/** The answer of a call, or a fallback on servers without that call. */
export async function unlessLacking<T>(ask: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return instead();
    throw error;
  }
}
