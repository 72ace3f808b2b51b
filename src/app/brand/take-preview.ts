import { orderOfName } from '../../core/brand/preview-order.ts';
import { sessionKeys, storedVersion, versionKey } from '../../core/session/session-store.ts';
import { isPreview, keptArea, keptPrefix } from './kept-place.ts';

/** What the frame of the studio orders, as a page of that person would have kept it: before anything reads it. */
export function takePreview(): void {
  const order = isPreview() ? orderOfName(window.name) : undefined;
  if (order === undefined) return;
  const { token, language, theme } = order;
  try {
    const [area, prefix] = [keptArea(), keptPrefix()];
    // What is written here is not swept away as what an older version left.
    area.setItem(prefix + versionKey, String(storedVersion));
    if (token === undefined) area.removeItem(prefix + sessionKeys.token);
    else area.setItem(prefix + sessionKeys.token, token);
    area.setItem(prefix + sessionKeys.language, language);
    area.setItem(`${prefix}preferences`, JSON.stringify({ theme }));
  } catch {
    // A browser that keeps nothing shows it to a visitor.
  }
}
