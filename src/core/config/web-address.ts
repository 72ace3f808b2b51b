/**
 * Where calls go, with the token: a path of the page's own host, or an encrypted address without a name or password. A
 * parser of addresses leaves out tabs and line breaks, and reads a backslash as a slash: `/\t/host` would be another host.
 */
export const isApiBase = (text: string): boolean =>
  /^(?:https:\/)?\/(?!\/)[^?#@\s\\]*$/.test(text) && URL.canParse(text, 'https://own.invalid');
