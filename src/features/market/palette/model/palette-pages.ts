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
