import { payeeKindOf, readMethod } from '../../../../../core/domain/wallets/purchase-regions.ts';
import { decimal } from '../../../../../core/money/amount.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import { Refusal, type Json, type Money } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, pageRequest, rowNumber, timestamp } from '../../kernel/basics/wire-format.ts';
import { findPurchase, purchasesOf, type PurchaseBook, type PurchaseRecord } from './purchase-book.ts';
import { payMs } from './purchase-rules.ts';

const standardLimit = 10;
/** The whole payment buys; the setting `quick_buy_fee` says the same beforehand. */
const noFee: Money = decimal('0');
const access = 'signed-in';

const timeOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));

const receiver = 'Demo Receiving Ltd';
const receiverPhone = '+65 0000 0000';

/** The payee of the chosen method. The account is deliberately fake: no money sent to a demo can be lost. */
function payee({ method, paid }: PurchaseRecord): Json {
  const kind = payeeKindOf(readMethod(method).method);
  const one = { account_name: receiver, transfer_amount: paid };
  if (kind === 'card') return { ...one, iban: '0000 0000 0000 0000' };
  return kind === 'account'
    ? { ...one, iban: 'demo-receiving', phone: receiverPhone }
    : { ...bank, transfer_amount: paid };
}

const bank = {
  account_name: receiver,
  iban: 'XX00DEMO00000000000000',
  beneficiary_country: 'Singapore',
  bank_code: 'DEMOXX22',
  bank_name: 'Demo Bank',
  bank_address: '1 Demo Street, Singapore',
  routing_number: '000000000',
  phone: receiverPhone,
};

function row(purchase: PurchaseRecord): { readonly [key: string]: Json } {
  return {
    id: purchase.id,
    order_no: `Q${String(purchase.id).padStart(4, '0')}`,
    guojia: purchase.country,
    xingming: purchase.name,
    c2cemail: purchase.email,
    bizhong: purchase.currency,
    paytype: purchase.method,
    fabi: purchase.fiat,
    buymoney: decimalColumn(purchase.paid, 2),
    rate: purchase.rate,
    number: decimalColumn(purchase.received),
    fee: decimalColumn(noFee, 2),
    status: purchase.status,
    expire_time: purchase.matchedAt === null ? null : Math.floor((purchase.matchedAt + payMs) / 1000),
    paypz: purchase.voucher,
    uploadIdcardFront: purchase.identityFront,
    uploadIdcardReverse: purchase.identityBack,
    created_at: timestamp(purchase.createdAt),
    matched_at: timeOrNull(purchase.matchedAt),
    paid_at: timeOrNull(purchase.paidAt),
    closed_at: timeOrNull(purchase.closedAt),
    remark: purchase.remark === '' ? null : purchase.remark,
  };
}

const shown = (purchase: PurchaseRecord): Json => ({
  ...row(purchase),
  bank: purchase.status === 1 ? payee(purchase) : null,
});

export const purchaseRoutes: readonly Route<PurchaseBook>[] = [
  {
    operation: 'POST /postc2c',
    access,
    handle: async function placePurchase(request) {
      const { fields, userId: user = '' } = request;
      const { guojia: country = '', xingming: name = '', c2cemail: email = '', bizhong: currency = '' } = fields;
      const { paytype: method = '', fabi: fiat = '', buymoney: amount = '' } = fields;
      const { phone, tax_number: taxNumber } = fields;
      const wish = {
        user,
        country,
        name,
        email,
        currency,
        method,
        fiat,
        amount,
        ...(phone === undefined ? {} : { phone }),
        ...(taxNumber === undefined ? {} : { taxNumber }),
      };
      return { type: 'ok', message: { id: await request.execute('purchases.placePurchase', wish) } };
    },
  },
  {
    operation: 'GET /getc2cList',
    access,
    handle: async function purchases({ fields, userId = '' }, { slice }) {
      const { page, limit, offset } = pageRequest(fields, standardLimit);
      const rows = purchasesOf(slice, userId).filter(
        ({ status }) => fields['status'] === undefined || status === rowNumber(fields['status']),
      );
      const data = rows.slice(offset, offset + limit).map(row);
      const pages = Math.max(1, Math.ceil(rows.length / limit));
      return { type: 'ok', message: { data, page, pages, total: rows.length } };
    },
  },
  {
    operation: 'POST /getc2cshow',
    access,
    handle: async function purchase({ fields, userId = '' }, { slice }) {
      const found = findPurchase(slice, rowNumber(fields['id'] ?? fields['c2cid']));
      if (found?.user !== userId) throw new Refusal('unknownPurchase');
      return { type: 'ok', message: shown(found) };
    },
  },
  {
    operation: 'POST /postc2cpay',
    access,
    pictures: ['paypz', 'uploadIdcardFront', 'uploadIdcardReverse'],
    handle: async function payPurchase(request) {
      const { fields, userId: user = '', language } = request;
      const {
        paypz: voucher = '',
        uploadIdcardFront: identityFront = '',
        uploadIdcardReverse: identityBack = '',
      } = fields;
      const id = rowNumber(fields['c2cid']);
      await request.execute('purchases.payPurchase', { user, id, voucher, identityFront, identityBack });
      return { type: 'ok', message: serverText(language, 'depositReported') };
    },
  },
  {
    operation: 'POST /postc2ccover',
    access,
    handle: async function cancelPurchase(request) {
      const { fields, userId: user = '', language } = request;
      await request.execute('purchases.cancelPurchase', { user, id: rowNumber(fields['c2cid'] ?? fields['id']) });
      return { type: 'ok', message: serverText(language, 'orderCancelled') };
    },
  },
];
