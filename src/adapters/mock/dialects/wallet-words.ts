import type { Json } from '../engine/kernel/engine-types.ts';
import type { Call, Exchange, Giving } from './dialect.ts';
import { rowOf, rowsOf, type Row } from './reply.ts';
import { breaksOnEmpty, eachRow, ignoring, messageOf, requiring, wireNumber, withCommas } from './shaping.ts';

type Charging = Readonly<Record<string, readonly number[]>>;

/** Currencies by id that can be paid into each account, as the code of these servers has them. */
export const usualCharging: Charging = {
  change_wallet: [1, 2, 3],
  legal_wallet: [3],
  micro_wallet: [1, 2, 3, 6, 10, 29],
  lever_wallet: [],
};
export const otherCharging: Charging = { ...usualCharging, lever_wallet: [3], micro_wallet: [1, 2, 3, 6, 10, 19] };

export const accounts = ['legal_wallet', 'change_wallet', 'micro_wallet', 'lever_wallet'] as const;

const eachAccount =
  (shape: (account: Row, name: string) => Row): Giving =>
  (message) => {
    const wallets = rowOf(message);
    const shaped = accounts.map((name) => [name, shape(rowOf(wallets[name]), name)] as const);
    return { ...wallets, ...Object.fromEntries(shaped) };
  };

export const chargeMarks = (charging: Charging): Giving =>
  eachAccount((account, name) => ({
    ...account,
    balance: rowsOf(account['balance']).map((row) => ({
      ...row,
      is_charge: (charging[name] ?? []).some((id) => id === row['currency']),
    })),
  }));

const plainTotals = eachAccount((account) => ({
  ...account,
  usdt_totle: wireNumber(account['usdt_totle']),
  totle: 0,
  CNY: '',
}));

/** Totals as numbers, and nothing in fiat. */
export const plainWallets: Exchange = {
  takes: [ignoring('zero_flag')],
  gives: [chargeMarks(usualCharging), plainTotals],
};
export const walletsWithFilter: Exchange = {
  takes: [breaksOnEmpty('zero_flag')],
  gives: [chargeMarks(usualCharging), plainTotals],
};

const options = eachAccount((account, name) =>
  name !== 'micro_wallet'
    ? account
    : { ...account, balance: rowsOf(account['balance']).filter((row) => row['is_micro'] === 1) },
);

/** With results in texts that have thousands commas. */
export const walletsWithResults: Exchange = {
  takes: [breaksOnEmpty('zero_flag')],
  gives: [
    chargeMarks(usualCharging),
    plainTotals,
    options,
    async (message, call) => {
      const { profits_all: all = '0' } = await openResults(call);
      const result = withCommas(all, 2);
      return { ...rowOf(message), profits: { today_profit: result, all_profit: result, profit_margin: '0.00' } };
    },
  ],
};

/** What the open contracts stand at. */
async function openResults(call: Call): Promise<Row> {
  const sums = rowOf(rowOf(await messageOf(call, 'POST /lever/my_trade', { limit: '1' }))['rate_profits_total']);
  return { profits_all: sums['profits_total'] ?? '0' };
}

export const walletDetail: Exchange = { takes: [requiring('currency', 'type')] };
export const walletDetailWithResult: Exchange = {
  takes: [requiring('currency', 'type')],
  gives: [
    async (message, call) => {
      const { profits_all: all } = await openResults(call);
      return { ...rowOf(message), profit_or_loss: withCommas(all, 4), coin_trade_fee: '' };
    },
  ],
};

/** A bill line without what only this backend tells of it. */
export const billsOfAnyAccount: Exchange = { asks: 'POST /wallet/legal_log', takes: [ignoring('type')] };
export const billsOfOneAccount: Exchange = { asks: 'POST /wallet/legal_log' };

const hiddenKinds: readonly Json[] = [21, 24, 26];
export const billsWithoutSome: Exchange = {
  asks: 'POST /wallet/legal_log',
  gives: [
    (message) => {
      const bills = rowOf(message);
      return { ...bills, list: rowsOf(bills['list']).filter(({ type }) => !hiddenKinds.includes(type ?? null)) };
    },
  ],
};

const everyAccount = '6';
export const billsInWords: Exchange = {
  asks: 'POST /wallet/legal_log',
  takes: [({ type, ...fields }) => (type === undefined || type === everyAccount ? fields : { ...fields, type })],
  gives: [
    eachRow('list', (row) => ({
      ...row,
      type_info_m: row['info'] ?? '',
      type_info_e: row['info'] ?? '',
      type_info_j: row['info'] ?? '',
      from_user_id: 0,
    })),
  ],
};

export const rateAsNumber: Exchange = { gives: [(message) => ({ rmb: wireNumber(rowOf(message)['rmb']) })] };
