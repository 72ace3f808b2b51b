import { createToken } from '../di/token.ts';
import type { Rows } from '../domain/page.ts';
import type { MenuEntry, SiteConfiguration } from '../domain/site.ts';

/** What the operator of the server configured. Open to visitors. Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface SitePort {
  /** @wire GET /getSiteConfig */
  siteConfiguration(): Promise<SiteConfiguration>;
  /** One setting by keyword, undefined when the server has no such key. @wire GET /getSetting */
  setting(query: { keyword: string }): Promise<string | undefined>;
  /** Ascending by the operator's order. @wire GET /menu */
  menu(): Promise<Rows<MenuEntry>>;
}
export const SitePort = createToken<SitePort>('SitePort');
