import type { Route } from '../../kernel/domain/domain.ts';
import type { EngineAccount } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { transferKinds } from './account-transfer.ts';
import { billRow } from './bill-rows.ts';

type TransferRoute = Route<null>;
const standardLimit = 10;

export const transferBetweenAccounts = (
  operation: TransferRoute['operation'],
  account: EngineAccount,
): TransferRoute => ({
  operation,
  access: 'signed-in',
  handle: async (request) => {
    const {
      currency_id: currency = '',
      number: amount = '',
      from_field: from = '',
      to_field: to = '',
    } = request.fields;
    await request.execute('wallet.moveBetweenAccounts', {
      user: request.userId ?? '',
      account,
      currency,
      from,
      to,
      amount,
    });
    return { type: 'ok', message: serverText(request.language, 'transferred') };
  },
});

/** Both lines of each transfer, newest first. */
export const accountTransfers = (operation: TransferRoute['operation'], account: EngineAccount): TransferRoute => ({
  operation,
  access: 'signed-in',
  handle: async (request, { ledger }) => {
    const found = ledger.entries({
      user: request.userId ?? '',
      account,
      kinds: transferKinds,
      offset: 0,
      limit: Number.MAX_SAFE_INTEGER,
    });
    const path = operation.slice(operation.indexOf(' ') + 1);
    const rows = found.list.map((entry) => billRow(entry, request));
    return { type: 'ok', message: paginator(rows, request, { path, standardLimit }) };
  },
});
