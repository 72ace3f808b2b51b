const isAbsoluteImage = /^(?:https?:\/\/|\/\/|blob:|data:image\/)/i;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address of an image; empty for anything else. */
export function fileAddressIn(fileHost: string, path: string): string {
  if (path === '' || isAbsoluteImage.test(path)) return path;
  // Any other scheme is no image, and may be a script.
  if (hasScheme.test(path)) return '';
  const host = fileHost.replace(/\/+$/, '');
  return host === '' ? path : `${host}/${path.replace(/^\/+/, '')}`;
}
