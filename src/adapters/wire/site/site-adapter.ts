import type { SitePort } from '../../../core/ports/site-port.ts';
import { readMenu, readSetting, readSiteConfiguration } from './site-codec.ts';
import type { Wire } from '../wire.ts';

export const siteOver = ({ call, fileAddress }: Wire): SitePort => ({
  siteConfiguration: async () => readSiteConfiguration(await call('siteConfiguration'), fileAddress),
  setting: async ({ keyword }) => readSetting(await call('setting', { keyword })),
  menu: async () => readMenu(await call('menu'), fileAddress),
});
