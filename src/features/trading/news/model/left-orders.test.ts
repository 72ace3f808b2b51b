import { expect, test } from 'vitest';
import { sentContract } from '../../../../../tests/support/contract-samples.ts';
import { amount } from '../../../../core/money/amount.ts';
import { KeptRequests, type KeptPhase, type Note } from '../../../../core/sending/kept-requests.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { contractWay } from '../../contracts/model/contract-way.ts';
import { optionWay, type SentOption } from '../../options/model/option-way.ts';
import { leftOrders, withFound, type LeftOrder } from './left-orders.ts';
import { shownTicket } from './shown-ticket.ts';

const before = { ids: [], available: undefined };
const symbols = ['BTC/USDT', 'ETH/USDT'];

function notes() {
  const texts = new Map<string, string>();
  const noteFor = (name: string): Note => ({
    read: () => texts.get(name),
    write: (text) => void texts.set(name, text),
    remove: () => void texts.delete(name),
    watch: () => () => undefined,
  });
  const keep = (name: string, phase: KeptPhase): void =>
    new KeptRequests(noteFor(name), contractWay).keep({ id: '1', wish: sentContract, before, phase });
  return { noteFor, keep };
}

const sentOption: SentOption = {
  id: 'one',
  symbol: 'BTC/USDT',
  currency: 'USDT',
  order: { matchId: '1001', payingCurrencyId: '3', direction: 'up', seconds: 30, stake: amount('10') },
};

const { baseId, quoteId } = sentContract.order;
const ofBitcoin: LeftOrder = { product: 'contracts', symbol: 'BTC/USDT', baseId, quoteId };

test.each<[string, string, KeptPhase, readonly LeftOrder[]]>([
  ['is being sent', 'contract.BTC/USDT', 'sent', [ofBitcoin]],
  ['has lost its answer', 'contract.BTC/USDT', 'lost', [ofBitcoin]],
  ['is there, and is only counted', 'contract.BTC/USDT', 'accepted', []],
  ['is there without its levels', 'contract-stops.BTC/USDT', 'accepted', [ofBitcoin]],
  ['belongs to a pair that was never opened here', 'contract.DOGE/USDT', 'sent', []],
])('T1: an order that %s', (_, name, phase, expected) => {
  const { noteFor, keep } = notes();
  keep(name, phase);
  expect(leftOrders(noteFor, symbols, undefined)).toEqual(expected);
});

test('T1: an option on its way is found by its pair, and is its ticket’s affair on the page of options', () => {
  const { noteFor } = notes();
  const { transaction } = routes;
  new KeptRequests(noteFor('seconds.BTC/USDT'), optionWay).keep({ id: '1', wish: sentOption, before, phase: 'sent' });
  const at = (search: string) => leftOrders(noteFor, symbols, shownTicket('live', transaction.index, search));
  expect(leftOrders(noteFor, symbols, undefined)).toEqual([
    { product: 'options', symbol: 'BTC/USDT', matchId: '1001' },
  ]);
  expect(at('?product=seconds&symbol=BTC/USDT')).toEqual([]);
  expect(at('?symbol=BTC/USDT')).toEqual([]);
  expect(at('?product=spot&symbol=BTC/USDT')).toHaveLength(1);
  expect(at('?product=seconds&symbol=ETH/USDT')).toHaveLength(1);
});

test('T1: an order is its own ticket’s affair as long as that may be on screen', () => {
  const { noteFor, keep } = notes();
  keep('contract.BTC/USDT', 'sent');
  const at = (pathname: string, search: string, account: 'live' | 'moni' = 'live') =>
    leftOrders(noteFor, symbols, shownTicket(account, pathname, search)).length;
  const { transaction, moni, fund } = routes;
  expect(at(transaction.contract, '?symbol=BTC/USDT')).toBe(0);
  expect(at(transaction.index, '?symbol=BTC/USDT')).toBe(0);
  expect(at(transaction.contract, '')).toBe(0);
  expect(at(transaction.contract, '?symbol=ETH/USDT')).toBe(1);
  expect(at(transaction.currency, '?symbol=BTC/USDT')).toBe(1);
  expect(at(fund.assets, '')).toBe(1);
  // The ticket of the other account is none of this one.
  expect(at(moni.contract, '?symbol=BTC/USDT')).toBe(1);
  expect(at(moni.contract, '?symbol=BTC/USDT', 'moni')).toBe(0);
});

test('T1: one that is being followed goes on until its own page is shown, and is not followed twice', () => {
  const following = [ofBitcoin];
  expect(withFound(following, [], undefined)).toBe(following);
  expect(withFound(following, [ofBitcoin], undefined)).toBe(following);
  expect(withFound(following, [], { product: 'contracts', symbol: 'BTC/USDT' })).toEqual([]);
});
