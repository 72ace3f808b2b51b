import { amount } from '../../../src/core/money/amount.ts';
import { WithdrawalsPort } from '../../../src/core/ports/withdrawals-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

export const withdrawalPromises: readonly PortPromise[] = [
  promise('withdrawalTerms: an unknown currency is refused', 'person', ({ port }) =>
    seeRefused(port(WithdrawalsPort).withdrawalTerms({ currencyId: '999999' })),
  ),
  promise('withdrawalTerms: of a currency that is traded for', 'person', async ({ port, ground }) => {
    const { pair } = await ground();
    await port(WithdrawalsPort).withdrawalTerms({ currencyId: pair.quoteId });
  }),
  promise('withdrawals: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(WithdrawalsPort).withdrawals({ page: 1, limit: 3 });
    const second = await port(WithdrawalsPort).withdrawals({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
  promise('todaysWithdrawals: a count that is none below zero', 'person', async ({ port }) => {
    const { count } = await port(WithdrawalsPort).todaysWithdrawals();
    see(count >= 0, { at: 'message.count', expected: 'zero or more', got: String(count) });
  }),
  refusal('requestWithdrawal: nothing, to nowhere, is refused', async ({ port, ground }) => {
    const currencyId = (await ground()).pair.quoteId;
    await seeRefused(
      port(WithdrawalsPort).requestWithdrawal({
        currencyId,
        amount: amount('0'),
        fee: amount('0'),
        way: 'address',
        network: undefined,
        address: '',
        payPassword: undefined,
      }),
    );
  }),
];
