import { rowsOfExtensions } from './specification.ts';

/** Where the rows of one list stand, in what a server sends and in what the port answers. */
export interface ListPlace {
  /** In the body of a recording. */
  readonly rows: string;
  /** In the answer: a page, or rows. Empty where the answer is the list itself. */
  readonly list?: string;
  /** A field of a row without which it cannot be read. */
  readonly id?: string;
  /** It has another that does as well. */
  readonly needsNoId?: boolean;
  /** What a row that cannot be read is told by, where that is another field. */
  readonly name?: string;
  /** A field with a sum, a price or a rate that every row has. */
  readonly amount?: string;
  /** A field with a text that every row has. */
  readonly text?: string;
}

const contractOrder = { amount: 'share', text: 'symbol' } as const;
const artwork = { amount: 'price', text: 'name' } as const;
const bid = { amount: 'price', text: 'code' } as const;
const miningOrder = { rows: 'message.order_list', list: 'page', amount: 'day_rate', text: 'currency_name' } as const;

/** Every list that a port answers with, by its method. Those of our own extensions stand in api-spec (`x-tandem-rows`). */
export const listPlaces: Readonly<Record<string, ListPlace>> = {
  ...rowsOfExtensions,
  accountCurrencies: { rows: 'message', text: 'name' },
  accountTransfers: { rows: 'message.data', amount: 'value' },
  articles: { rows: 'message.list', text: 'title' },
  artist: { rows: 'message.artworks', list: 'artworks', ...artwork },
  artists: { rows: 'message' },
  artworks: { rows: 'message', ...artwork },
  bidsOn: { rows: 'message', ...bid },
  bills: { rows: 'message.list', amount: 'value' },
  candles: { rows: 'data', needsNoId: true, amount: 'close' },
  contractAccount: { rows: 'message.order.data', list: 'orders', ...contractOrder },
  contractOrders: { rows: 'message.message.data', list: 'orders', ...contractOrder },
  contractTerms: { rows: 'message.my_transaction', list: 'openPositions', ...contractOrder },
  convertibleCurrencies: { rows: 'message.transfer', text: 'name' },
  currencies: { rows: 'message.currency', text: 'name' },
  depositChannels: { rows: 'message.list' },
  deposits: { rows: 'message.data', amount: 'amount' },
  dualHoldings: { rows: 'message.list', amount: 'total', text: 'name' },
  dualProducts: { rows: 'message.dual_currencys', amount: 'rate', text: 'name' },
  endedMiningOrders: miningOrder,
  favourites: { rows: 'message' },
  leadTraders: { rows: 'message.data', amount: 'total_profits' },
  leadTrades: { rows: 'message.data', ...contractOrder },
  loan: { rows: 'message.repayments', list: 'repayments', amount: 'money' },
  loanProducts: { rows: 'message', amount: 'rate' },
  loans: { rows: 'message.data', amount: 'money' },
  markedArtworks: { rows: 'message', ...artwork },
  menu: { rows: 'message', text: 'name' },
  messages: { rows: 'message', text: 'title' },
  miningClasses: { rows: 'message', text: 'name' },
  miningCurrencies: { rows: 'message', id: 'currency_id', text: 'currency_name' },
  miningOrders: miningOrder,
  miningProducts: { rows: 'message', amount: 'save_min', text: 'currency_name' },
  ownArtworks: { rows: 'message', ...artwork },
  ownBids: { rows: 'message.data', ...bid },
  payableCurrencies: { rows: 'message', amount: 'micro_trade_fee', text: 'name' },
  launches: { rows: 'message', amount: 'amount', text: 'currency_name' },
  purchases: { rows: 'message', amount: 'buymoney' },
  saleCurrencies: { rows: 'message', text: 'name' },
  savedAddresses: { rows: 'message.data', text: 'address' },
  optionOrders: { rows: 'message.data', amount: 'number', text: 'handled_at' },
  optionPeriods: { rows: 'message', amount: 'profit_ratio' },
  spotOrders: { rows: 'message', amount: 'target_price', text: 'symbol' },
  subscriptions: { rows: 'message.list', amount: 'coin_amount', text: 'name' },
  wallets: {
    rows: 'message.change_wallet.balance',
    list: 'accounts.1.balances',
    id: 'currency',
    name: 'currency_name',
    amount: 'change_balance',
  },
  withdrawals: { rows: 'message.data', amount: 'number' },
  wonAuctions: { rows: 'message', ...bid },
};

/** Methods with a list in their answer that is no list of rows, and why. */
export const noLists: Readonly<Record<string, string>> = {
  artwork: 'the chances of a box are parts of one artwork',
  openBox: 'the same artwork',
  depositAddresses: 'the entries of one object',
  instruments: 'told in a way of its own: market-codec.test.ts',
  internationalCard: 'labels belong to their values, and to what is sent, by their place',
};
