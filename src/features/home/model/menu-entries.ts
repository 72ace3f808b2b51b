import { isOffered, type Products } from '../../../core/config/offered.ts';
import type { ProductArea } from '../../../core/config/product-areas.ts';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { outsideAddress } from '../../shared/outside/model/outside-address.ts';

/** The kinds of entry that have a label of ours and an icon of ours. */
export const menuKinds = [
  'deposit',
  'withdraw',
  'transfer',
  'quickBuy',
  'simulated',
  'spot',
  'contracts',
  'options',
  'forex',
  'lockMining',
  'invest',
  'ieo',
  'nft',
  'copyTrading',
  'game',
  'loan',
  'c2c',
  'otc',
  'finance',
  'invite',
  'support',
  'help',
  'news',
] as const;
export type MenuKind = (typeof menuKinds)[number];

/** A map, because the keys come from outside and an object has inherited names. */
function entriesOf(kinds: Readonly<Record<string, MenuKind>>): ReadonlyMap<string, MenuKind> {
  return new Map(Object.entries(kinds));
}

/** Keys as operators of this protocol write them, lower case. */
const kindsByKey: ReadonlyMap<string, MenuKind> = entriesOf({
  recharge: 'deposit',
  charge: 'deposit',
  deposit: 'deposit',
  receive: 'deposit',
  withdraw: 'withdraw',
  transfer: 'transfer',
  quickbuy: 'quickBuy',
  buycrypto: 'quickBuy',
  moni: 'simulated',
  simulated: 'simulated',
  coin: 'spot',
  spot: 'spot',
  lever: 'contracts',
  contract: 'contracts',
  microtrade: 'options',
  seconds: 'options',
  option: 'options',
  options: 'options',
  forex: 'forex',
  lockming: 'lockMining',
  lockmining: 'lockMining',
  invest: 'invest',
  dual: 'invest',
  ieo: 'ieo',
  nft: 'nft',
  copytrade: 'copyTrading',
  copytrading: 'copyTrading',
  follow: 'copyTrading',
  game: 'game',
  guess: 'game',
  quiz: 'game',
  borrowing: 'loan',
  loan: 'loan',
  loans: 'loan',
  c2c: 'c2c',
  otc: 'otc',
  finance: 'finance',
  financial: 'finance',
  share: 'invite',
  invite: 'invite',
  kefu: 'support',
  kf: 'support',
  support: 'support',
  service: 'support',
  faq: 'help',
  help: 'help',
  news: 'news',
  announcement: 'news',
});

/** The page says more than its folder where folders hold many things. */
const kindsByPage: ReadonlyMap<string, MenuKind> = entriesOf({
  '/pages/fund/receive': 'deposit',
  '/pages/fund/withdraw': 'withdraw',
  '/pages/fund/transfer': 'transfer',
  '/pages/fund/fundtransfer': 'transfer',
  '/pages/common/borrowing': 'loan',
  '/pages/common/c2c': 'c2c',
  '/pages/common/faq': 'help',
  '/pages/transaction/currency': 'spot',
  '/pages/transaction/index': 'spot',
  '/pages/transaction/contract': 'contracts',
  '/pages/transaction/seconds_order': 'options',
  '/pages/setting/share': 'invite',
});

/** The kind of an entry: by its key, then by its target; undefined for an operator's own. */
export function menuKindOf(entry: Pick<MenuEntry, 'labelKey' | 'target'>): MenuKind | undefined {
  const byKey = kindsByKey.get((entry.labelKey ?? '').toLowerCase().replaceAll(/[^a-z\d]/g, ''));
  if (byKey !== undefined) return byKey;
  const [page = ''] = entry.target.toLowerCase().split('?');
  return kindsByPage.get(page) ?? kindsByKey.get(/^\/pages\/([^/]+)/.exec(page)?.[1] ?? '');
}

/** Only these may be opened outside: anything else that is not a page of ours goes nowhere. */
export const isSafeAddress = (target: string): boolean => outsideAddress(target) !== undefined;
const isOwnPage = (target: string): boolean => /^\/(?![/\\])/.test(target);
/** A page of this program: by its address, and by the server's way to open it. */
export const leadsInside = (entry: Pick<MenuEntry, 'target' | 'isOutside'>): boolean =>
  isOwnPage(entry.target) && !entry.isOutside;

/** The area behind an entry, for any target, where the kind has another name than its area. */
const areaOfKind: Readonly<Partial<Record<MenuKind, ProductArea>>> = {
  ieo: 'subscription',
  game: 'quiz',
  loan: 'borrowing',
};

/** Leads somewhere, and to nothing that is switched off here. */
export function isUsable(entry: MenuEntry, products: Products): boolean {
  const kind = menuKindOf(entry);
  // A kind that is no area is never off.
  const isOn: Readonly<Partial<Record<string, boolean>>> = products;
  if (kind !== undefined && isOn[areaOfKind[kind] ?? kind] === false) return false;
  return leadsInside(entry) ? isOffered(products, entry.target) : isSafeAddress(entry.target);
}
