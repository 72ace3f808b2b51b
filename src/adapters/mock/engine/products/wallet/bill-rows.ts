import type { WireRequest } from '../../kernel/domain/domain.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import type { LedgerEntry } from '../../kernel/domain/ledger.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { billText } from '../../ledger/bill-kinds.ts';

export function billRow(entry: LedgerEntry, request: WireRequest): Json {
  const text = serverText(request.language, billText(entry.kind));
  return {
    id: entry.id,
    user_id: Number.parseInt(entry.user, 10),
    currency: findCurrency(entry.currency)?.id ?? 0,
    currency_name: entry.currency,
    type: entry.kind,
    value: decimalColumn(entry.change),
    info: entry.locked ? serverText(request.language, 'bill.locked', { text }) : text,
    is_lock: entry.locked ? 1 : 0,
    created_time: timestamp(entry.at),
    before: decimalColumn(entry.before),
    after: decimalColumn(entry.after),
    transaction_info: entry.wallet,
  };
}
