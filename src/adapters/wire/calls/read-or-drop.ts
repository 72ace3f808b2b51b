import { AppError } from '../../../core/errors/app-error.ts';

/** An unreadable event is dropped: the next read of the lists brings the same data. */
export function readOrDrop<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
