import { burstSetting } from '../../../../core/domain/orders/contract-rules.ts';
import { Declined } from '../basics/declined.ts';
import type { Exchange } from '../basics/dialect.ts';
import { answering } from '../basics/shaping.ts';
import type { Fields, Row } from '../basics/reply.ts';

const identity: Fields = { site_name: 'Tandem', site_logo: '' };

const contacts: Fields = Object.fromEntries(
  ['zxkf', 'telegram', 'skype', 'whatsApp', 'line', 'jie', 'hk'].flatMap((name) => [
    [`${name}_radio`, name === 'telegram' ? '1' : '0'],
    [`${name}_url`, name === 'telegram' ? 'https://telegram.tandem.test/help' : ''],
  ]),
);

export const smallSite: Fields = { ...identity, support_url: 'https://support.tandem.test/chat' };

export const usualSite: Fields = {
  ...identity,
  site_pc_logo: '',
  down_logo: '',
  open_url: 'https://www.tandem.test',
  ...contacts,
  bank_flag: '0',
  image_server_url: '',
  tk_radio: '1',
  yzm_radio: '0',
  ios_apk_download_url: 'https://download.tandem.test/ios',
  apk_download_url: 'https://download.tandem.test/android',
};

/** More switches, and the invitation code of one person; here it is always null. */
export const largeSite: Row = {
  ...usualSite,
  sharar_radio: '0',
  reverse_radio: '0',
  email_radio: '1',
  DAPP_DEMO: '0',
  H5_DEMO: '0',
  example_radio: '0',
  mobile_register: '1',
  web_mail: 'help@tandem.test',
  facebook: '0',
  twitter: '0',
  facebook_url: '',
  twitter_url: '',
  password_radio: '1',
  code: null,
};

export const siteWithAccounts: Fields = {
  ...usualSite,
  charge_balance_type: 'change_balance',
  cashb_balance_type: 'change_balance',
};

export const siteConfig = (values: Row): Exchange => answering(values);

/** Settings of the engine that every server has. */
const sharedSettings: ReadonlySet<string> = new Set(['ExRate', burstSetting]);
/** If margins alone cover a loss, positions are closed only when the margins are used up. */
export const burstAtNothing: Fields = { [burstSetting]: '0' };

/** The row of one setting. `stored` has the values that differ between the table and the site's configuration. */
export const storedSetting = (values: Row, stored: Fields = {}): Exchange => ({
  answers: async (call) => {
    const { keyword } = call.fields;
    if (keyword === undefined) throw new Declined('error');
    const own = stored[keyword] ?? values[keyword];
    if (own !== undefined) return { id: 1, key: keyword, value: own };
    if (!sharedSettings.has(keyword)) return null;
    return (await call.ask('GET /getSetting', { keyword })).body['message'] ?? null;
  },
});
