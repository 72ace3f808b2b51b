import type { KeyValueStorage } from '../ports/storage.ts';

export const versionKey = 'h5Version';
/** The shape in which this version stores things. */
const storedVersion = 1;

/** What an older version left behind is thrown away before anything reads it: below 1, or no version at all, clears everything of ours. */
export function applyLaunchRule(storage: KeyValueStorage): void {
  const version = Number.parseInt(storage.read(versionKey) ?? '', 10);
  if (version >= storedVersion) return;
  storage.clear();
  storage.write(versionKey, String(storedVersion));
}
