import type { ProductArea } from '../../src/core/config/product-areas.ts';
import { fileOf, isExtension, operations } from '../wire/specification.ts';

/** A part of the app that stands or falls with some calls. */
export interface Product {
  readonly name: string;
  /** Files of api-spec, without their ending. */
  readonly files: readonly string[];
  /** What people see of it. */
  readonly screens: string;
  /** What a person loses when it does not work. */
  readonly harm: string;
  /** The areas that `config.json` switches, and the lists without which there is nothing to show. */
  readonly offered?: { readonly by: readonly ProductArea[]; readonly needs: readonly string[] };
}

/** Files of api-spec that describe nothing but extensions of our own. */
const ownFiles = [...new Set(operations.map(fileOf))]
  .filter((file) => operations.filter((operation) => fileOf(operation) === file).every(isExtension))
  .map((file) => file.replace('.yaml', ''))
  .toSorted();

/** In the order of harm to people. */
export const products: readonly Product[] = [
  { name: 'Signing in', files: ['access'], screens: 'sign in, register, reset', harm: 'nobody gets in' },
  {
    name: 'Withdrawals',
    files: ['withdrawals', 'payees'],
    screens: 'withdraw, saved addresses, bank cards',
    harm: 'people cannot get their money out',
  },
  {
    name: 'Contracts',
    files: ['lever'],
    screens: 'contracts, forex, positions',
    harm: 'positions cannot be closed or guarded',
    offered: { by: ['contracts'], needs: ['POST /lever/my_trade'] },
  },
  {
    name: 'Spot',
    files: ['coin'],
    screens: 'spot, orders',
    harm: 'orders cannot be placed or cancelled, and lock money',
    offered: { by: ['spot'], needs: ['GET /coin/list'] },
  },
  {
    name: 'Balances',
    files: ['wallet', 'funds'],
    screens: 'assets, bills, deposit, convert',
    harm: 'people do not see what they have',
  },
  { name: 'Prices', files: ['market'], screens: 'home, markets, charts, every ticket', harm: 'nobody can trade' },
  {
    name: 'Options',
    files: ['options'],
    screens: 'timed options',
    harm: 'people cannot stake, or see the result of a stake late',
    offered: { by: ['options'], needs: ['GET /microtrade/seconds'] },
  },
  {
    name: 'Person',
    files: ['settings', 'declarations'],
    screens: 'profile, identity, security',
    harm: 'limits of an unverified person stay',
  },
  {
    name: 'Lock mining',
    files: ['mining'],
    screens: 'lock mining',
    harm: 'locked sums cannot be followed',
    offered: { by: ['lockMining'], needs: ['GET /lh/deposit/config', 'GET /lh/deposit/order'] },
  },
  {
    name: 'Dual investment',
    files: ['dual'],
    screens: 'dual investment',
    harm: 'invested sums cannot be followed',
    offered: { by: ['invest'], needs: ['GET /dual/index'] },
  },
  {
    name: 'Loans',
    files: ['loans'],
    screens: 'loans',
    harm: 'debts cannot be paid back',
    offered: { by: ['borrowing'], needs: ['GET /getBorrowingList'] },
  },
  {
    name: 'Token sales',
    files: ['projects'],
    screens: 'IEO',
    harm: 'subscriptions cannot be followed',
    offered: { by: ['subscription'], needs: ['GET /project'] },
  },
  {
    name: 'Copy trading',
    files: ['follow'],
    screens: 'copy trading',
    harm: 'copies cannot be ended',
    offered: { by: ['copyTrading'], needs: ['GET /follow/index'] },
  },
  {
    name: 'Artworks',
    files: ['nft'],
    screens: 'NFT marketplace',
    harm: 'bids cannot be followed',
    offered: { by: ['nft'], needs: ['GET /bind_box/getBoxList'] },
  },
  {
    name: 'Quick buy and C2C',
    files: ['purchases'],
    screens: 'quick buy, C2C, OTC',
    harm: 'payments cannot be reported',
    offered: { by: ['quickBuy', 'c2c', 'otc'], needs: ['GET /getc2cList'] },
  },
  {
    name: 'Messages',
    files: ['messages'],
    screens: 'messages, the badge on home',
    harm: 'news from the operator is missed',
  },
  { name: 'Texts', files: ['content'], screens: 'announcements, help, menu', harm: 'people find no help' },
  { name: 'Extensions', files: ownFiles, screens: ownFiles.join(', '), harm: 'extensions of our own are off' },
];

const practice: Product = {
  name: 'Practice',
  files: [],
  screens: 'the practice tab',
  harm: 'nobody can try things without money',
  offered: { by: ['simulated'], needs: ['POST /moniwallet/list'] },
};

const streams: Product = {
  name: 'Realtime',
  files: [],
  screens: 'every price, chart and book',
  harm: 'prices stand still',
};

export const allProducts: readonly Product[] = [streams, ...products, practice];

/** Calls without which their page is whole all the same: another call, or the person, does without. */
export const spareable: ReadonlySet<string> = new Set([
  'GET /user/withdraw/todaywithdrawcount',
  'POST /user/wallet/del',
  'POST /postquestionnaire',
  'POST /wallet/getsqnumber',
  'POST /wallet/setsqnumber',
  'GET /wallet/getneedsqnumber',
  'GET /lh/deposit/getcurrency',
  'GET /lh/deposit/configclass',
  'GET /lh/deposit/orderlist',
  'POST /bind_box/marginNFT',
  'GET /getinmessage',
  'GET /get/tk',
  'GET /paymentslist',
  'POST /lh/deposit/withdraw',
]);

/** The product of a call or an event. */
export function productOf(operation: string): Product {
  if (operation.startsWith('event ')) return streams;
  if (operation.includes(' /moni')) return practice;
  const file = fileOf(operation).replace('.yaml', '');
  return products.find(({ files }) => files.includes(file)) ?? streams;
}
