import type { SitePort } from '../../../core/ports/site-port.ts';
import { keysOf } from '../http/wire-json.ts';
import type { Wire } from '../calls/wire.ts';
import { readMenu, readSetting, readSiteConfiguration } from './site-codec.ts';

export const siteOver = ({ call, fileAddress, saw }: Wire): SitePort => ({
  siteConfiguration: async () => {
    const answer = await call('siteConfiguration');
    saw({ siteKeys: keysOf(answer) });
    return readSiteConfiguration(answer, fileAddress);
  },
  setting: async ({ keyword }) => readSetting(await call('setting', { keyword })),
  menu: async () => readMenu(await call('menu'), fileAddress),
});
