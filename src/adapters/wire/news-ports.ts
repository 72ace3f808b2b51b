import { newsOver } from './news/news-adapter.ts';
import { wireOver, type WireParts } from './calls/wire.ts';

/** Articles load only on pages that show some: no ticket does. */
export const newsPorts = (parts: WireParts) => ({ news: newsOver(wireOver(parts)) });
