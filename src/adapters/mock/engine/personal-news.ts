import type { AccessSlice } from './people/access/access-book.ts';
import { wordsOf, type MessageEntry, type ToldText } from './people/messages/messages-book.ts';
import type { DepositState } from './products/deposits/deposit-book.ts';
import type { DualBook } from './products/dual/dual-book.ts';
import type { LaunchBook } from './products/launch/launch-book.ts';
import type { LoanBook } from './products/loans/loan-book.ts';
import { loanCurrency } from './products/loans/loan-products.ts';
import type { MiningBook } from './products/mining/mining-book.ts';
import { miningProduct } from './products/mining/mining-products.ts';
import type { ArtRecord, NftBook } from './products/nft/nft-book.ts';
import type { PurchaseBook } from './products/purchases/purchase-book.ts';
import type { WithdrawalBook } from './products/withdrawals/withdrawal-book.ts';

/** What the news of a person are made of. */
export interface NewsBooks {
  readonly access: AccessSlice;
  readonly deposits: DepositState;
  readonly withdrawals: WithdrawalBook;
  readonly loans: LoanBook;
  readonly purchases: PurchaseBook;
  readonly mining: MiningBook;
  readonly dual: DualBook;
  readonly projects: LaunchBook;
  readonly nfts: NftBook;
  /** A work by its number, also one that is as in the catalogue. */
  readonly artwork: (id: number) => ArtRecord | undefined;
}

/** Their places keep the ids of messages apart: new kinds come last. */
const newsKinds = [
  'depositCredited',
  'depositRefused',
  'withdrawalSent',
  'withdrawalRefused',
  'loanPaidOut',
  'loanRefused',
  'loanLate',
  'loanSettled',
  'purchaseDone',
  'purchaseExpired',
  'miningStarted',
  'miningRefused',
  'miningEnded',
  'dualSettled',
  'tokensDelivered',
  'auctionWon',
  'auctionLapsed',
  'auctionLost',
  'identityBasic',
  'identityAdvanced',
  'identityRefused',
] as const;
type NewsKind = (typeof newsKinds)[number];

/** Above the numbers of messages that are sent. */
const firstId = 1_000_000_000;
const idsOfKind = 10_000_000;

interface News {
  readonly kind: NewsKind;
  /** Of the record. */
  readonly id: number;
  readonly at: number | null;
  readonly parameters: ToldText['parameters'];
}

/**
 * What a server writes to a person by itself: of each decision, payout and end one message, which follows from the record and
 * so is the same whenever it is read. Nothing is stored for it, and older worlds have their messages, too.
 */
export function newsOf(books: NewsBooks, user: string): readonly MessageEntry[] {
  const news = [
    ...depositNews(books, user),
    ...withdrawalNews(books, user),
    ...loanNews(books, user),
    ...purchaseNews(books, user),
    ...miningNews(books, user),
    ...dualNews(books, user),
    ...tokenNews(books, user),
    ...auctionNews(books, user),
    ...identityNews(books, user),
  ];
  return news.flatMap(({ kind, id, at, parameters }) => {
    if (at === null) return [];
    const number = firstId + newsKinds.indexOf(kind) * idsOfKind + id;
    const entry = { id: number, to: user, isPopUp: false, title: '', html: '', at, told: { key: kind, parameters } };
    return [{ ...entry, ...wordsOf(entry, 'en') }];
  });
}

/** Staff may refuse without a word. */
const told = (reason: string): string => (reason === '' ? '—' : reason);

const ofUser = <Row extends { readonly user: string }>(rows: readonly Row[], user: string): readonly Row[] =>
  rows.filter((row) => row.user === user);

const depositNews = ({ deposits }: NewsBooks, user: string): readonly News[] =>
  ofUser(deposits.reports, user).flatMap(({ id, status, amount, currency, updatedAt: at, remark = '' }) => {
    const parameters = { amount, currency, reason: told(remark) };
    if (status === 1) return [];
    return [{ kind: status === 2 ? 'depositCredited' : 'depositRefused', id, at, parameters } as const];
  });

const withdrawalNews = ({ withdrawals }: NewsBooks, user: string): readonly News[] =>
  ofUser(withdrawals.requests, user).flatMap(({ id, status, amount, currency, decidedAt: at, reason }) => {
    const parameters = { amount, currency, reason: told(reason) };
    if (status === 1) return [];
    return [{ kind: status === 2 ? 'withdrawalSent' : 'withdrawalRefused', id, at, parameters } as const];
  });

function loanNews({ loans }: NewsBooks, user: string): readonly News[] {
  return ofUser(loans.loans, user).flatMap(
    ({ id, status, amount, remark, createdAt, startedAt, endsAt, settledAt }) => {
      const parameters = { amount, currency: loanCurrency, reason: told(remark) };
      const news: News[] = [{ kind: 'loanPaidOut', id, at: startedAt, parameters }];
      if (status === 2) news.push({ kind: 'loanRefused', id, at: createdAt, parameters });
      if (status === 4) news.push({ kind: 'loanLate', id, at: endsAt, parameters });
      if (status === 3) news.push({ kind: 'loanSettled', id, at: settledAt, parameters });
      return news;
    },
  );
}

const purchaseNews = ({ purchases }: NewsBooks, user: string): readonly News[] =>
  ofUser(purchases.purchases, user).flatMap(({ id, status, received: amount, currency, closedAt: at }) => {
    const parameters = { amount, currency };
    if (status !== 2 && status !== 4) return [];
    return [{ kind: status === 2 ? 'purchaseDone' : 'purchaseExpired', id, at, parameters } as const];
  });

const miningNews = ({ mining }: NewsBooks, user: string): readonly News[] =>
  ofUser(mining.orders, user).flatMap((order): readonly News[] => {
    const { id, status, amount, startsAt, updatedAt, remark } = order;
    const parameters = {
      amount,
      currency: miningProduct(order.product).currency,
      income: order.income,
      reason: told(remark),
    };
    if (status === 0) return [];
    if (status === 3) return [{ kind: 'miningRefused', id, at: updatedAt, parameters } as const];
    const started = { kind: 'miningStarted', id, at: startsAt, parameters } as const;
    return status === 1 ? [started] : [started, { kind: 'miningEnded', id, at: updatedAt, parameters } as const];
  });

const dualNews = ({ dual }: NewsBooks, user: string): readonly News[] =>
  ofUser(dual.holdings, user).flatMap(({ id, status, name, endsAt, received }) =>
    status === 3 || status === 0
      ? [{ kind: 'dualSettled', id, at: endsAt, parameters: { name, amount: received ?? '' } } as const]
      : [],
  );

const tokenNews = ({ projects: launches }: NewsBooks, user: string): readonly News[] =>
  ofUser(launches.subscriptions, user).map(({ id, tokens, project, givenAt: at }) => {
    const token = launches.projects.find((one) => one.id === project)?.token ?? '';
    return { kind: 'tokensDelivered', id, at, parameters: { amount: tokens, currency: token } };
  });

function auctionNews({ nfts, artwork }: NewsBooks, user: string): readonly News[] {
  const nameOf = (art: number): string => artwork(art)?.name ?? '';
  const won = ofUser(nfts.won, user);
  const ends = won.flatMap(({ id, art, price: amount, wonAt, payBefore, state, deposit }): readonly News[] => {
    const parameters = { name: nameOf(art), amount, deposit };
    const first: News = { kind: 'auctionWon', id, at: wonAt, parameters };
    return state === 'expired' ? [first, { kind: 'auctionLapsed', id, at: payBefore, parameters }] : [first];
  });
  const lost = new Map(
    nfts.bids
      .filter(({ bidder, isExpired }) => bidder === user && isExpired)
      .filter(({ art, round }) => !won.some((one) => one.art === art && one.round === round))
      .map((bid) => [`${bid.art} ${bid.round}`, bid] as const),
  );
  const losses = [...lost.values()].map(({ id, art, round, price: amount, at }): News => {
    const sale = artwork(art);
    const end = sale?.round === round ? Math.max(at, sale.endsAt) : at;
    const parameters = { name: nameOf(art), amount, currency: sale?.currency ?? '' };
    return { kind: 'auctionLost', id, at: end, parameters };
  });
  return [...ends, ...losses];
}

function identityNews({ access }: NewsBooks, user: string): readonly News[] {
  const person = access.people[user];
  const record = person?.identity;
  if (person === undefined || record === undefined || record.reviewedAt === null) return [];
  const approved = person.advancedReview === 2 ? 'identityAdvanced' : 'identityBasic';
  const isRefused = person.review === 3 || person.advancedReview === 3 || record.remark !== '';
  const kind = isRefused ? 'identityRefused' : approved;
  return [{ kind, id: record.id, at: record.reviewedAt, parameters: { reason: told(record.remark) } }];
}
