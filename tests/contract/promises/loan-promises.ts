import { amount } from '../../../src/core/money/amount.ts';
import { LoansPort } from '../../../src/core/ports/loans-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nowhere = '999999';
const noPictures = { identity: '', bankStatement: '', assets: '', income: '' };

export const loanPromises: readonly PortPromise[] = [
  promise('loanProducts: each once', 'person', async ({ port }) => {
    seeNoRepetition(await port(LoansPort).loanProducts(), 'message[*].id');
  }),
  promise('loanSummary: can be read', 'person', async ({ port }) => {
    await port(LoansPort).loanSummary();
  }),
  refusal('applyForLoan: of nothing, from what is not offered, without documents, it is refused', ({ port }) =>
    seeRefused(
      port(LoansPort).applyForLoan({ productId: nowhere, amount: amount('0'), contact: '1', documents: noPictures }),
    ),
  ),
  promise('loan: an unknown one is refused', 'person', ({ port }) =>
    seeRefused(port(LoansPort).loan({ loanId: nowhere })),
  ),
  refusal('repayLoan: nothing, of an unknown one, is refused', ({ port }) =>
    seeRefused(port(LoansPort).repayLoan({ loanId: nowhere, amount: amount('0'), voucher: 'none' })),
  ),
  promise('loans: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(LoansPort).loans({ page: 1, limit: 3 });
    const second = await port(LoansPort).loans({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
