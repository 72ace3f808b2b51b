import type { Page } from '../../../core/domain/page.ts';
import type {
  NewPurchase,
  Purchase,
  PurchasePayment,
  PurchaseState,
  ReceivingBank,
} from '../../../core/domain/wallets/purchase.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { BankRow, PurchasePlaced, PurchaseRow } from '../calls/api.gen.ts';
import { objectAt, textAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const states: ReadonlyMap<string, PurchaseState> = new Map([
  ['0', 'matching'],
  ['1', 'payable'],
  ['2', 'completed'],
  ['3', 'cancelled'],
  ['4', 'expired'],
]);

function readBank(value: WireValue | undefined, path: string): ReceivingBank | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const row = objectAt<BankRow>(value, path);
  return {
    accountName: row.optionalText('account_name'),
    iban: row.optionalText('iban'),
    beneficiaryCountry: row.optionalText('beneficiary_country'),
    bankCode: row.optionalText('bank_code'),
    bankName: row.optionalText('bank_name'),
    bankAddress: row.optionalText('bank_address'),
    routingNumber: row.optionalText('routing_number'),
    phone: row.optionalText('phone'),
    transferAmount: row.optionalText('transfer_amount'),
  };
}

function readPurchaseAt(value: WireValue, path: string): Purchase {
  const row = objectAt<PurchaseRow>(value, path);
  const statusCode = row.integer('status').toString();
  const expiry = row.optionalInteger('expire_time');
  return {
    id: row.id('id'),
    orderNumber: row.optionalText('order_no') ?? row.id('id'),
    country: row.optionalText('guojia') ?? '',
    payerName: row.optionalText('xingming') ?? '',
    payerEmail: row.optionalText('c2cemail') ?? '',
    currencyName: row.optionalText('bizhong') ?? '',
    method: row.optionalText('paytype') ?? '',
    fiat: row.optionalText('fabi') ?? '',
    paid: row.decimal<Amount>('buymoney'),
    rate: row.optionalDecimal<Rate>('rate'),
    received: row.optionalDecimal<Amount>('number'),
    fee: row.optionalDecimal<Amount>('fee'),
    status: states.get(statusCode),
    statusCode,
    // Nothing has to be paid before 1970: servers write 0 for no end.
    payBeforeMs: expiry === undefined || expiry === 0 ? undefined : expiry * 1000,
    hasVoucher: row.optionalText('paypz') !== undefined,
    createdAt: row.optionalText('created_at') ?? '',
    matchedAt: row.optionalText('matched_at'),
    paidAt: row.optionalText('paid_at'),
    closedAt: row.optionalText('closed_at'),
    reason: row.optionalText('remark'),
    bank: readBank(row.value('bank'), row.pathOf('bank')),
  };
}

export const readPurchase = (value: WireValue): Purchase => readPurchaseAt(value, 'message');

type PageQuery = { readonly page: number; readonly limit: number };
export const purchasesFields = ({ page, limit }: PageQuery): QueryFields<'purchases'> => ({
  page: String(page),
  limit: String(limit),
  status: undefined,
});
export const readPurchases = (value: WireValue, query: PageQuery): Page<Purchase> =>
  readPage({ value, path: 'message' }, query, readPurchaseAt);

const idLike = /^\d+$/;

/** An id in an object or bare; some servers answer with a sentence instead. */
export function readPlaced(value: WireValue): string | undefined {
  if (isWireObject(value)) return objectAt<PurchasePlaced>(value, 'message').id('id');
  const text = value === null ? '' : textAt(value, 'message');
  return idLike.test(text) ? text : undefined;
}

export const placeFields = (purchase: NewPurchase): FormFields<'placePurchase'> => ({
  guojia: purchase.country,
  xingming: purchase.payerName,
  c2cemail: purchase.payerEmail,
  bizhong: purchase.currencyName,
  paytype: purchase.method,
  fabi: purchase.fiat,
  buymoney: purchase.paid,
  first_name: purchase.payer.firstName,
  last_name: purchase.payer.lastName,
  phone: purchase.payer.phone,
  tax_number: purchase.payer.taxNumber,
});

export const payFields = (payment: PurchasePayment): FormFields<'payPurchase'> => ({
  c2cid: payment.purchaseId,
  paypz: payment.voucher,
  uploadIdcardFront: payment.identityFront,
  uploadIdcardReverse: payment.identityBack,
});
