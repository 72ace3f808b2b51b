import { compare, isNegative, subtract } from '../../../src/core/money/fixed-point.ts';
import { amount } from '../../../src/core/money/amount.ts';
import { WalletPort } from '../../../src/core/ports/wallet-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, UnmetNeed, type PortPromise } from './port-promise.ts';

export const walletPromises: readonly PortPromise[] = [
  promise('wallets: neither available nor locked is negative', 'person', async ({ account }) => {
    const { accounts } = await account.port(WalletPort).wallets();
    const owed = accounts
      .flatMap(({ balances }) => balances)
      .find(({ available, locked }) => isNegative(available) || isNegative(locked));
    see(owed === undefined, {
      at: 'message',
      expected: 'balances of zero and more',
      got: `${owed?.available ?? ''} and ${owed?.locked ?? ''} ${owed?.currencyName ?? ''}`,
    });
  }),
  promise('walletDetail: says of one currency what the list says', 'person', async ({ account, ground }) => {
    const currencyId = (await ground()).pair.quoteId;
    const wallet = account.port(WalletPort);
    const { accounts } = await wallet.wallets();
    const spot = accounts.find((entry) => entry.account === 'spot');
    const listed = spot?.balances.find((balance) => balance.currencyId === currencyId);
    if (listed === undefined) throw new UnmetNeed('the spot account does not list the quote currency of the pair');
    const detail = await wallet.walletDetail({ currencyId, account: 'spot' });
    see(detail.currencyName === listed.currencyName && compare(detail.available, listed.available) === 0, {
      at: 'message.change_balance',
      expected: `${listed.available} ${listed.currencyName}`,
      got: `${detail.available} ${detail.currencyName}`,
    });
  }),
  promise('walletDetail: an unknown currency is refused', 'person', ({ account }) =>
    seeRefused(account.port(WalletPort).walletDetail({ currencyId: '999999', account: 'spot' })),
  ),
  promise('bills: each line leads from its before to its after', 'person', async ({ account }) => {
    const { items } = await account.port(WalletPort).bills({ page: 1, limit: 20 });
    for (const { before, after, change } of items) {
      if (before === undefined || after === undefined) continue;
      see(compare(subtract(after, before), change) === 0, {
        at: 'message.list[*].value',
        expected: 'after less before',
        got: `${change} from ${before} to ${after}`,
      });
    }
  }),
  promise('bills: in pages without overlap', 'person', async ({ account }) => {
    const first = await account.port(WalletPort).bills({ page: 1, limit: 3 });
    const second = await account.port(WalletPort).bills({ page: 2, limit: 3 });
    see(first.items.length <= 3, { at: 'message.list', expected: '3 rows at most', got: `${first.items.length}` });
    seeNoRepetition([...first.items, ...second.items], 'message.list[*].id');
  }),
  refusal('transferBetweenAccounts: nothing, within one account, is refused', async ({ account, ground }) => {
    const currencyId = (await ground()).pair.quoteId;
    const wish = { currencyId, from: 'spot', to: 'spot', amount: amount('0') } as const;
    await seeRefused(account.port(WalletPort).transferBetweenAccounts(wish));
  }),
  promise('accountTransfers: in pages without overlap', 'person', async ({ account }) => {
    const first = await account.port(WalletPort).accountTransfers({ page: 1, limit: 3 });
    const second = await account.port(WalletPort).accountTransfers({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
