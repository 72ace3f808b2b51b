/** A wall time without its seconds. */
export const serverMinute = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d$/, '$1');
