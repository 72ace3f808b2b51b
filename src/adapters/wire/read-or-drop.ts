import { AppError } from '../../core/errors/app-error.ts';

/** An unreadable event is dropped: the lists say the same when they are read. */
export function readOrDrop<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
