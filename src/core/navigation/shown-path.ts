/** The path in the address bar; empty without one. The router may still be on its way there. */
export const shownPath = (): string => window.location.hash.slice(1).split('?')[0] ?? '';
