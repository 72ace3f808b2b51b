/**
 * The base address of calls, which carry the token: a path on the page's own host, or an `https` address without name
 * or password. URL parsers drop tabs and line breaks and read a backslash as a slash, so `/\t/host` would be another
 * host.
 */
export const isApiBase = (text: string): boolean =>
  /^(?:https:\/)?\/(?!\/)[^?#@\s\\]*$/.test(text) && URL.canParse(text, 'https://own.invalid');
