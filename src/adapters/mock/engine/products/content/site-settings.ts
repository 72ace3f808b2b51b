import { burstSetting } from '../../../../../core/domain/orders/contract-rules.ts';
import { burstLevel } from '../contracts/contract-rules.ts';
import { fiatRate } from '../../ledger/wallet-rows.ts';

export type Settings = Readonly<Record<string, string>>;

/** The operator's configuration, by key. */
export const siteSettings: Settings = {
  site_name: 'Tandem',
  site_logo: '',
  down_logo: '',
  tk_radio: '1',
  yzm_radio: '0',
  sharar_radio: '0',
  charge_balance_type: 'change_balance',
  cashb_balance_type: 'change_balance',
  quick_buy_min: '50',
  quick_buy_fee: '0',
  quick_buy_minutes: '30',
  // Hosts below .test belong to no one: an example of an operator's values.
  kefu_url: 'https://support.tandem.test/chat',
  support_url: 'https://support.tandem.test/chat',
  telegram_url: 'https://telegram.tandem.test/help',
  line_url: 'https://line.tandem.test/help',
  kefu_email: 'help@tandem.test',
  ios_apk_download_url: 'https://download.tandem.test/ios',
  apk_download_url: 'https://download.tandem.test/android',
};

/** The answers of `getSetting`; every other key is answered as not set. */
const openSettings = (site: Settings): Settings => ({
  ...site,
  // As stored: account 2 is the spot account.
  charge_balance_type: '2',
  cashb_balance_type: '2',
  ExRate: fiatRate,
  [burstSetting]: burstLevel,
});

export function openSetting(site: Settings, keyword: string): string | undefined {
  const settings = openSettings(site);
  return Object.hasOwn(settings, keyword) ? settings[keyword] : undefined;
}

export interface MenuSetting {
  readonly name: string;
  /** Key of the client's own label. */
  readonly title: string;
  readonly url: string;
  readonly isFinancial: boolean;
}

const entry = (name: string, title: string, url: string): MenuSetting => ({ name, title, url, isFinancial: false });
const financial = (name: string, title: string, url: string): MenuSetting => ({ name, title, url, isFinancial: true });

/** In the operator's order. */
export const menuSettings: readonly MenuSetting[] = [
  // As servers of this protocol have it: the page of the coins, with the page that follows it.
  entry('Deposit', 'recharge', '/pages/fund/select?url=receive'),
  entry('Spot', 'coin', '/pages/transaction/currency'),
  entry('Practice', 'simulated', '/pages/moni/index'),
  entry('Contracts', 'lever', '/pages/transaction/contract'),
  entry('Forex', 'forex', '/pages/forex/index'),
  entry('Transfer', 'transfer', '/pages/fund/transfer'),
  entry('Withdraw', 'withdraw', '/pages/fund/withdraw'),
  financial('Lock mining', 'lockming', '/pages/lockming/lockming'),
  financial('Dual investment', 'invest', '/pages/invest/invest'),
  financial('IEO', 'ieo', '/pages/ieo/ieo'),
  financial('NFT', 'nft', '/pages/nft/nft'),
  financial('Copy trading', 'copytrade', '/pages/copytrade/copy'),
  financial('Quiz', 'game', '/pages/game/game'),
  financial('Loans', 'borrowing', '/pages/common/borrowing'),
  entry('C2C', 'c2c', '/pages/common/c2c'),
  entry('Help', 'faq', '/pages/common/faq'),
  entry('Announcements', 'news', '/pages/mailMessage/ggList'),
];
