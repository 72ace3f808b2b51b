/** More than a later version can have left on purpose: damage does not grow without end. */
const mostRows = 100;

/**
 * The rows of a stored list that this version cannot read. A later version has written them: a list that is stored
 * again carries them along, so that going back to an earlier version loses nothing.
 */
export function unreadRows(rows: unknown, isRead: (row: unknown) => boolean): readonly unknown[] {
  return Array.isArray(rows) ? rows.filter((row: unknown) => !isRead(row)).slice(0, mostRows) : [];
}
