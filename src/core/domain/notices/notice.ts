import type { Amount, Price, Quantity, Rate } from '../../money/amount.ts';

/** What can be told of each subject. The words of a kind are `kinds.<subject>.<kind>` of the dictionary. */
export const noticeKinds = {
  spot: ['bought', 'sold', 'partBought', 'partSold', 'cancelled'],
  contract: [
    'openedLong',
    'openedShort',
    'copiedLong',
    'copiedShort',
    'cancelled',
    'stopLoss',
    'takeProfit',
    'liquidated',
    'closed',
    'nearLiquidation',
    'copiedStopLoss',
    'copiedTakeProfit',
    'copiedLiquidated',
    'copiedClosed',
  ],
  option: ['won', 'draw', 'lost', 'settled'],
  deposit: ['credited', 'refused'],
  withdrawal: ['sent', 'refused'],
  loan: ['disbursed', 'rejected'],
  repayment: ['confirmed', 'refused'],
  identity: ['approved', 'refused'],
  purchase: ['payable', 'credited', 'cancelled', 'expired'],
} as const;
export type NoticeSubject = keyof typeof noticeKinds;
export type NoticeKind = {
  [Subject in NoticeSubject]: `${Subject}.${(typeof noticeKinds)[Subject][number]}`;
}[NoticeSubject];

const isSubject = (name: string): name is NoticeSubject => name in noticeKinds;
export const noticeSubjects: readonly NoticeSubject[] = Object.keys(noticeKinds).filter(isSubject);
const kindNames: ReadonlySet<string> = new Set(
  noticeSubjects.flatMap((subject) => noticeKinds[subject].map((kind) => `${subject}.${kind}`)),
);
export const isNoticeKind = (name: unknown): name is NoticeKind => typeof name === 'string' && kindNames.has(name);

export interface Sum {
  readonly value: Amount;
  readonly currency: string | undefined;
}

export interface Fee extends Sum {
  /** Counted by its rate, at prices of which only an average is known. */
  readonly isAbout: boolean;
}

export interface Size {
  readonly value: Amount | Quantity;
  readonly currency: string | undefined;
}

/** What a notice says, by the server. */
export interface NoticeFacts {
  readonly kind: NoticeKind;
  /** The pair, the currency or the level of the identity check; empty without one. */
  readonly name: string;
  readonly size?: Size | undefined;
  readonly price?: Price | undefined;
  /** What it cost; undefined where that is not known or counted in the result. */
  readonly fee?: Fee | undefined;
  /** From the price to the liquidation, in percent. */
  readonly away?: Rate | undefined;
  /** What it came to after all fees. */
  readonly result?: Sum | undefined;
  /** When it happened, as the server wrote it; undefined where the server does not say. */
  readonly moment: string | undefined;
}

/** Something that happened to what a person has: told once, and kept. */
export interface Notice extends NoticeFacts {
  /** Names subject, thing and state, so that the same news has the same id in every tab. */
  readonly id: string;
  readonly subject: NoticeSubject;
  /** The server's id of the order, the deposit and so on. */
  readonly of: string;
  /** Epoch ms: when it happened, or was found out where the moment is not known. */
  readonly at: number;
  readonly isTold: boolean;
  readonly isRead: boolean;
}

/** Names a thing across subjects. */
export const nameOfThing = (subject: NoticeSubject, id: string): string => `${subject}:${id}`;
