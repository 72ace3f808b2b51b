import { routes, type RoutePath } from '../../../../core/navigation/routes.ts';

export interface PalettePage {
  readonly id: PalettePageId;
  readonly path: RoutePath;
  /** A part of a page. */
  readonly section?: string;
}

export const palettePageIds = [
  'home',
  'market',
  'spot',
  'contracts',
  'options',
  'forex',
  'practice',
  'finance',
  'assets',
  'deposit',
  'withdraw',
  'transfer',
  'spotOrders',
  'contractOrders',
  'optionOrders',
  'settings',
  'limits',
  'device',
  'connection',
  'shortcuts',
] as const;
type PalettePageId = (typeof palettePageIds)[number];

const { transaction, fund, setting } = routes;

/** Where people want to go by name. */
export const palettePages: readonly PalettePage[] = [
  { id: 'home', path: routes.home },
  { id: 'market', path: routes.market.market },
  { id: 'spot', path: transaction.currency },
  { id: 'contracts', path: transaction.contract },
  { id: 'options', path: transaction.index },
  { id: 'forex', path: routes.forex.index },
  { id: 'practice', path: routes.moni.index },
  { id: 'finance', path: routes.financial.index },
  { id: 'assets', path: fund.assets },
  { id: 'deposit', path: fund.receive },
  { id: 'withdraw', path: fund.withdraw },
  { id: 'transfer', path: fund.transfer },
  { id: 'spotOrders', path: transaction.currencyOrder },
  { id: 'contractOrders', path: transaction.contractOrder },
  { id: 'optionOrders', path: transaction.optionOrder },
  { id: 'settings', path: setting.setting },
  { id: 'limits', path: setting.setting, section: 'limits' },
  { id: 'device', path: setting.setting, section: 'device' },
  { id: 'connection', path: setting.setting, section: 'connection' },
  { id: 'shortcuts', path: setting.setting, section: 'keyboard' },
];

interface NamedPage extends Pick<PalettePage, 'path' | 'section'> {
  /** What it is looked for by in English, beside its name. */
  readonly words: string;
}

/** Those that the menu of the home page names, by its words. */
export const menuPages = [
  { key: 'quickBuy', path: routes.common.c2c, words: 'quick buy crypto purchase' },
  { key: 'copyTrading', path: routes.copytrade.copy, words: 'copy trading traders' },
  { key: 'invest', path: routes.invest.invest, words: 'dual investment' },
  { key: 'lockMining', path: routes.lockming.lockming, words: 'lock mining' },
  { key: 'ieo', path: routes.ieo.ieo, words: 'ieo new tokens' },
  { key: 'loan', path: routes.common.borrowing, words: 'loans borrow' },
  { key: 'nft', path: routes.nft.nft, words: 'nft' },
  { key: 'game', path: routes.game.game, words: 'quiz game' },
  { key: 'invite', path: routes.setting.share, words: 'invite friends' },
  { key: 'news', path: routes.mailMessage.ggList, words: 'announcements news' },
  { key: 'help', path: routes.common.aboutuslist, words: 'help faq fees terms' },
  { key: 'support', path: routes.kefu.index, words: 'support contact' },
] as const satisfies readonly (NamedPage & { readonly key: string })[];

/** Those that the settings name, by their words. */
export const settingPages = [
  { key: 'about.messages', path: routes.mailMessage.mailMessage, words: 'messages notices inbox' },
  { key: 'display.title', path: setting.setting, words: 'display language colours' },
  { key: 'theme.label', path: setting.setting, words: 'theme dark light' },
  { key: 'trading.checks', path: setting.setting, words: 'order checks confirmation' },
  { key: 'notices.title', path: setting.setting, section: 'notices', words: 'notifications sound vibration' },
  { key: 'dataSaver.title', path: setting.setting, section: 'data', words: 'data saver' },
  { key: 'person.profile', path: setting.userInfo, words: 'profile nickname' },
  { key: 'person.security', path: setting.security, words: 'security password e-mail phone' },
  { key: 'person.identity', path: setting.realMark, words: 'identity verification' },
  { key: 'person.bills', path: setting.bill, words: 'records bills history' },
  { key: 'person.journal', path: routes.journal, words: 'trading journal' },
] as const satisfies readonly (NamedPage & { readonly key: string })[];
