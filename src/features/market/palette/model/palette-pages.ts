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
export const menuPageIds = [
  'quickBuy',
  'copyTrading',
  'invest',
  'lockMining',
  'ieo',
  'loan',
  'nft',
  'game',
  'invite',
  'news',
  'help',
  'support',
] as const;
type MenuPageId = (typeof menuPageIds)[number];

export const menuPages: Readonly<Record<MenuPageId, NamedPage>> = {
  quickBuy: { path: routes.common.c2c, words: 'quick buy crypto purchase' },
  copyTrading: { path: routes.copytrade.copy, words: 'copy trading traders' },
  invest: { path: routes.invest.invest, words: 'dual investment' },
  lockMining: { path: routes.lockming.lockming, words: 'lock mining' },
  ieo: { path: routes.ieo.ieo, words: 'ieo new tokens' },
  loan: { path: routes.common.borrowing, words: 'loans borrow' },
  nft: { path: routes.nft.nft, words: 'nft' },
  game: { path: routes.game.game, words: 'quiz game' },
  invite: { path: routes.setting.share, words: 'invite friends' },
  news: { path: routes.mailMessage.ggList, words: 'announcements news' },
  help: { path: routes.common.aboutuslist, words: 'help faq fees terms' },
  support: { path: routes.kefu.index, words: 'support contact' },
};

/** Those that the settings name, by their words. */
export const settingPageKeys = [
  'about.messages',
  'display.title',
  'theme.label',
  'trading.checks',
  'notices.title',
  'dataSaver.title',
  'person.profile',
  'person.security',
  'person.identity',
  'person.bills',
  'person.journal',
] as const;
type SettingPageKey = (typeof settingPageKeys)[number];

export const settingPages: Readonly<Record<SettingPageKey, NamedPage>> = {
  'about.messages': { path: routes.mailMessage.mailMessage, words: 'messages notices inbox' },
  'display.title': { path: setting.setting, words: 'display language colours' },
  'theme.label': { path: setting.setting, words: 'theme dark light' },
  'trading.checks': { path: setting.setting, words: 'order checks confirmation' },
  'notices.title': { path: setting.setting, section: 'notices', words: 'notifications sound vibration' },
  'dataSaver.title': { path: setting.setting, section: 'data', words: 'data saver' },
  'person.profile': { path: setting.userInfo, words: 'profile nickname' },
  'person.security': { path: setting.security, words: 'security password e-mail phone' },
  'person.identity': { path: setting.realMark, words: 'identity verification' },
  'person.bills': { path: setting.bill, words: 'records bills history' },
  'person.journal': { path: routes.journal, words: 'trading journal' },
};
