import { version } from '../../../package.json';

export interface Program {
  readonly version: string;
  /** Tells builds of one version apart; undefined in development. */
  readonly build: string | undefined;
}

type Page = Pick<Document, 'querySelector'>;
const attributeOf = (page: Page, element: string, name: string): string =>
  page.querySelector(element)?.getAttribute(name) ?? '';

/**
 * The bundler names the entry of a page after the hash of its content. A one-file page has no such name: its policy
 * contains the hash instead.
 */
function buildOf(page: Page): string | undefined {
  const entry = attributeOf(page, 'script[type="module"][src]', 'src');
  const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', 'content');
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? /script-src[^;]*'sha256-([\w+/]{8})/.exec(policy)?.[1];
}

/** The version of this page, as the person and support name it. */
export const readProgram = (page: Page = document): Program => ({ version, build: buildOf(page) });
