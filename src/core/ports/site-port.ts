import { createToken } from '../di/token.ts';
import type { Rows } from '../domain/page.ts';
import type { MenuEntry, SiteConfiguration } from '../domain/server/site.ts';

/** The server's configuration. Open to visitors. Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface SitePort {
  /** @wire GET /getSiteConfig */
  siteConfiguration(): Promise<SiteConfiguration>;
  /** One setting by keyword, undefined when the server has no such key. @wire GET /getSetting */
  setting(query: { keyword: string }): Promise<string | undefined>;
  /** In ascending order of the operator's numbers. @wire GET /menu */
  menu(): Promise<Rows<MenuEntry>>;
}
export const SitePort = createToken<SitePort>('SitePort');
