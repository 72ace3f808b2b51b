/** A mark is small: it stands in the page or in config.json, which are loaded before anything else. */
const lengthMax = 64_000;

/** How the files of each kind begin. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  'svg+xml': /<svg[\s>]/,
};

function contentOf(data: string, isBase64: boolean): string | undefined {
  try {
    return isBase64 ? atob(data) : decodeURIComponent(data);
  } catch {
    return undefined;
  }
}

function troubleOfData(address: string): string | undefined {
  const [, kind = '', base64, data = ''] =
    /^data:image\/([\w+]+)(?:;charset=[\w-]+)?(;base64)?,(.*)$/s.exec(address) ?? [];
  const beginning = beginnings[kind];
  if (beginning === undefined) return 'must be a picture: png, jpeg, gif, webp or svg+xml';
  const content = contentOf(data, base64 !== undefined);
  return content !== undefined && beginning.test(content) ? undefined : `is no picture of the kind ${kind}`;
}

/** A file beside the page: neither another host nor a way out of the folder. */
const isOwnFile = (address: string): boolean =>
  /^(?:\.?\/)?[\w-][\w./-]*\.(?:png|jpe?g|gif|webp|svg)$/i.test(address) && !/\.\.|\/\//.test(address);

/** Why this is no picture of a mark; undefined when it is one. A page that is one file has no files beside it. */
export function markTrouble(address: string, isOneFile: boolean): string | undefined {
  if (address.length > lengthMax) return `is longer than ${lengthMax} characters`;
  if (address.startsWith('data:')) return troubleOfData(address);
  if (!isOwnFile(address)) return 'must be data: or a picture on the page’s own host';
  return isOneFile ? 'must be data: in a build of one file' : undefined;
}
