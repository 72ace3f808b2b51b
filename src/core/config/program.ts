import { version } from '../../../package.json';

export interface Program {
  readonly version: string;
  /** Tells apart what has the same version; undefined where nothing was built, as while developing. */
  readonly build: string | undefined;
}

type Page = Pick<Document, 'querySelector'>;
const attributeOf = (page: Page, element: string, name: string): string =>
  page.querySelector(element)?.getAttribute(name) ?? '';

/**
 * The bundler names the entry of a page by the content of all that it leads to. A page that is one file has no name for
 * its entry: its policy has the sum of it.
 */
function buildOf(page: Page): string | undefined {
  const entry = attributeOf(page, 'script[type="module"][src]', 'src');
  const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', 'content');
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? /script-src[^;]*'sha256-([\w+/]{8})/.exec(policy)?.[1];
}

/** Which program this page is, as the person and support name it. */
export const readProgram = (page: Page = document): Program => ({ version, build: buildOf(page) });
