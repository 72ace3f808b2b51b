/** A parser of addresses leaves out tabs and line breaks, and reads a backslash as a slash: `/\t/host` would be another host. */
const misread = /[\s\\\p{Cc}]/u;
/** Encrypted, with a host, and without a name or password in front of it. */
const encrypted = /^https:\/\/[^/?#@]+(?:[/?#]|$)/;

/** The page's own policy lets it speak to other hosts only when they are encrypted. */
export const isWebAddress = (text: string): boolean =>
  encrypted.test(text) && !misread.test(text) && URL.canParse(text);

/** Without a question or a mark: paths of calls and pictures are put behind it. */
const isBare = (text: string): boolean => !/[?#]/.test(text);

const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text) && !misread.test(text);

/** Where calls go, with the token: a path of the page's own host, or an encrypted address. */
export const isApiBase = (text: string): boolean => isBare(text) && (isOwnPath(text) || isWebAddress(text));

/** Where pictures or the events of the realtime connection come from. */
export const isHostAddress = (text: string): boolean => isBare(text) && isWebAddress(text);
