import { laterPart } from '../../../../core/ui/later-part.ts';

/** What the failures are called comes with the first of them. */
export const UnreadDay = laterPart(async () => (await import('./unread-day.tsx')).UnreadDay);
