import { AppError } from '../../core/errors/app-error.ts';

/** An event that cannot be read is dropped: nobody asked for it, and the lists say the same when they are read. */
export function readOrDrop<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
