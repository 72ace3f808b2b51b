import { routes } from '../../../core/navigation/routes.ts';

/** What a person logs in for, in the words of `access.login.purpose`. */
export type Purpose =
  | 'account'
  | 'assets'
  | 'convert'
  | 'copying'
  | 'coupons'
  | 'deposit'
  | 'holdings'
  | 'identity'
  | 'invest'
  | 'invite'
  | 'journal'
  | 'loans'
  | 'messages'
  | 'nft'
  | 'orders'
  | 'ownNft'
  | 'payees'
  | 'practice'
  | 'purchases'
  | 'quiz'
  | 'trade'
  | 'transfer'
  | 'withdraw';

/** One purpose for a whole group of pages, or the usual one of a group and those of single pages. */
type PurposesOf<Group> =
  | Purpose
  | ({ readonly usual: Purpose | undefined } & { readonly [Page in keyof Group]?: Purpose });

type Groups = Omit<typeof routes, 'home' | 'chooseLocation' | 'openLocation' | 'journal'>;

const purposes: { readonly [Group in keyof Groups]: PurposesOf<Groups[Group]> | undefined } = {
  common: {
    usual: undefined,
    questionnaire: 'identity',
    borrowing: 'loans',
    borrowingback: 'loans',
    c2c: 'purchases',
    c2cshow: 'purchases',
  },
  index: undefined,
  quotation: undefined,
  market: undefined,
  transaction: { usual: 'trade', currencyOrder: 'orders', contractOrder: 'orders', optionOrder: 'orders' },
  moni: {
    usual: 'practice',
    currencyOrder: 'orders',
    contractOrder: 'orders',
    optionOrder: 'orders',
    assetsAllRecord: 'assets',
    journal: 'journal',
  },
  forex: { usual: 'trade', currencyOrder: 'orders', contractOrder: 'orders', optionOrder: 'orders' },
  setting: {
    usual: 'account',
    coupon: 'coupons',
    wallet: 'payees',
    addWallet: 'payees',
    bank: 'payees',
    bankInternational: 'payees',
    bill: 'assets',
    real: 'identity',
    realMark: 'identity',
    share: 'invite',
  },
  fund: { usual: 'assets', receive: 'deposit', withdraw: 'withdraw', transfer: 'transfer', fundTransfer: 'convert' },
  copytrade: 'copying',
  follow: 'copying',
  otc: 'purchases',
  ieo: { usual: 'invest', order: 'holdings' },
  lockming: { usual: 'invest', order: 'holdings' },
  financial: 'holdings',
  invest: { usual: 'invest', mine: 'holdings' },
  nft: { usual: 'nft', mine: 'ownNft', myNft: 'ownNft', purchase: 'ownNft', purchaseOne: 'ownNft', resell: 'ownNft' },
  game: 'quiz',
  kefu: undefined,
  kf: undefined,
  mailMessage: 'messages',
};

function purposeIn(group: string, page: string): Purpose | undefined {
  const found = Object.entries(purposes).find(([name]) => name === group)?.[1];
  if (found === undefined || typeof found === 'string') return found;
  return Object.entries(found).find(([name]) => name === page)?.[1] ?? found.usual;
}

/** What one logs in for who comes from this path; undefined where the page is as good without. */
export function purposeOf(path: string): Purpose | undefined {
  const place = path.split('?')[0];
  if (place === routes.journal) return 'journal';
  for (const [group, pages] of Object.entries(routes)) {
    if (typeof pages === 'string') continue;
    const page = Object.entries(pages).find(([, address]) => address === place)?.[0];
    if (page !== undefined) return purposeIn(group, page);
  }
  return undefined;
}
