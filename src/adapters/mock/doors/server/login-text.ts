/** A person's number or token as a socket sends it; empty for what is neither text nor number, which may not even be turned into text. */
export const loginText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
