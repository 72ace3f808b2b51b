/** Storage keys, per API address, of when something was found out about the server. */
export const askedKey = (apiBase: string): string => `offer.asked.${apiBase}`;
export const spokenKey = (apiBase: string): string => `realtime.spoken.${apiBase}`;
/** Goes with the session, as the zone does: it was an order that showed it. */
export const zoneFoundKey = (apiBase: string): string => `zone.found.${apiBase}`;
