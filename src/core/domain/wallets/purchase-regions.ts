import type { RatedCode } from '../market/fiat.ts';

/** A country from which can be paid. */
export interface PurchaseRegion {
  /** ISO 3166; its name in each language is the platform's. */
  readonly code: string;
  /** As it is sent. */
  readonly wireName: string;
  /** What people pay with there. */
  readonly fiat: RatedCode;
  /** What the number of a taxpayer is called there. */
  readonly taxNumber: string;
  /** Banks of the payer, by their own names. */
  readonly banks: readonly string[];
}

/** Everywhere else a purchase is refused at once. */
export const purchaseRegions: readonly PurchaseRegion[] = [
  {
    code: 'US',
    wireName: 'USA',
    fiat: 'USD',
    taxNumber: 'TIN',
    banks: ['JPMorgan Chase', 'Bank of America', 'Wells Fargo', 'Citibank'],
  },
  {
    code: 'NG',
    wireName: 'Nigeria',
    fiat: 'NGN',
    taxNumber: 'TIN',
    banks: ['Zenith Bank', 'Access Bank', 'GTBank', 'First Bank'],
  },
  {
    code: 'TH',
    wireName: 'Thailand',
    fiat: 'THB',
    taxNumber: 'TIN',
    banks: ['Bangkok Bank', 'Kasikornbank', 'Krungthai Bank', 'SCB'],
  },
  { code: 'ID', wireName: 'Indonesia', fiat: 'IDR', taxNumber: 'NPWP', banks: ['BCA', 'Bank Mandiri', 'BRI', 'BNI'] },
  {
    code: 'BR',
    wireName: 'Brazil',
    fiat: 'BRL',
    taxNumber: 'CPF',
    banks: ['Itaú', 'Bradesco', 'Banco do Brasil', 'Nubank'],
  },
  {
    code: 'IN',
    wireName: 'India',
    fiat: 'INR',
    taxNumber: 'PAN',
    banks: ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank'],
  },
  {
    code: 'VN',
    wireName: 'Vietnam',
    fiat: 'VND',
    taxNumber: 'MST',
    banks: ['Vietcombank', 'BIDV', 'VietinBank', 'Techcombank'],
  },
  {
    code: 'MX',
    wireName: 'Mexico',
    fiat: 'MXN',
    taxNumber: 'RFC',
    banks: ['BBVA México', 'Banorte', 'Santander México', 'Citibanamex'],
  },
  {
    code: 'PH',
    wireName: 'Philippines',
    fiat: 'PHP',
    taxNumber: 'TIN',
    banks: ['BDO', 'BPI', 'Metrobank', 'Landbank'],
  },
];

/** Others that people may look for: they are named, and refused before anything is typed. */
const otherRegions =
  'AE AR AU BD BE CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HK HU IE IL IT JP KE KH KR KZ LK MA MM MY NL NO NZ PE PK PL PT QA RO RU SA SE SG TR TW TZ UA ZA';

export const regionCodes: readonly string[] = [...purchaseRegions.map(({ code }) => code), ...otherRegions.split(' ')];

export const regionOf = (code: string): PurchaseRegion | undefined =>
  purchaseRegions.find((region) => region.code === code);

export const regionNamed = (wireName: string): PurchaseRegion | undefined =>
  purchaseRegions.find((region) => region.wireName === wireName);

export const purchaseMethods = ['bank', 'card', 'wallet', 'onlineBank', 'scanCode'] as const;
/** Orders from before were paid by international transfer too. */
const knownMethods = [...purchaseMethods, 'wire'] as const;
export type PurchaseMethod = (typeof knownMethods)[number];
/** The kind of destination of a payment: a bank account, a card, or an account outside banks. */
export function payeeKindOf(method: PurchaseMethod | undefined): 'bank' | 'card' | 'account' {
  if (method === 'card') return 'card';
  return method === 'wallet' || method === 'scanCode' ? 'account' : 'bank';
}
/** It is taken from everywhere. */
const dollars: RatedCode = 'USD';

/** The currencies of a payment from there, its own first. */
export const purchaseFiats = ({ fiat }: PurchaseRegion): readonly RatedCode[] =>
  fiat === dollars ? [dollars] : [fiat, dollars];
/** The first one counts as one dollar. */
export const purchaseCurrencies = ['USDT', 'BTC', 'ETH'] as const;

const between = '/';

/** Method and bank travel in one field. */
export const methodText = (method: PurchaseMethod, bank: string): string => `${method}${between}${bank}`;

export interface ReadMethod {
  readonly method: PurchaseMethod | undefined;
  readonly bank: string | undefined;
}

/** Parses a server's method; an unknown one is shown as it is. */
export function readMethod(text: string): ReadMethod {
  const [first = '', ...rest] = text.split(between);
  const method = knownMethods.find((known) => known === first);
  return { method, bank: rest.length === 0 ? undefined : rest.join(between) };
}
