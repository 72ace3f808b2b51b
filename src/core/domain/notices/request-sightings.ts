import type { Loan } from '../finance/loan.ts';
import type { Identity, IdentityLevel } from '../people/identity.ts';
import type { VerificationState } from '../people/user.ts';
import type { Deposit } from '../wallets/deposit.ts';
import { isOpenPurchase, standingOf, type Purchase } from '../wallets/purchase.ts';
import type { Withdrawal } from '../wallets/withdrawal.ts';
import type { NoticeFacts, NoticeKind } from './notice.ts';
import type { Sighting } from './sighting.ts';

export type SeenRequest = Sighting & { readonly facts: () => NoticeFacts | undefined };

interface Decided {
  readonly id: string;
  /** A code that this client does not know is neither open nor decided. */
  readonly status: string | undefined;
  /** What is told of the states that are decisions. */
  readonly kinds: Readonly<Partial<Record<string, NoticeKind>>>;
  readonly isOpen: boolean;
  readonly madeAt: string;
  readonly decidedAt: string | undefined;
  readonly about: Pick<NoticeFacts, 'name' | 'size'>;
}

export function seenOf({ id, status = '', kinds, isOpen, madeAt, decidedAt, about }: Decided): SeenRequest {
  const kind = kinds[status];
  return {
    id,
    // Everything that is not decided is one stage.
    stage: kind ?? 'open',
    isOpen,
    isNews: kind !== undefined,
    movedAt: decidedAt ?? madeAt,
    // Staff decide: it is always news to the person.
    hasWaited: true,
    place: '',
    facts: () => (kind === undefined ? undefined : { ...about, kind, moment: decidedAt }),
  };
}

export const depositSeen = ({ id, status, amount, currencyName, createdAt, updatedAt }: Deposit): SeenRequest =>
  seenOf({
    id,
    status,
    isOpen: status === 'pending',
    madeAt: createdAt,
    decidedAt: updatedAt,
    kinds: { credited: 'deposit.credited', refused: 'deposit.refused' },
    about: { name: currencyName, size: { value: amount, currency: currencyName } },
  });

export const withdrawalSeen = ({ id, status, amount, currencyName, createdAt, decidedAt }: Withdrawal): SeenRequest =>
  seenOf({
    id,
    status,
    isOpen: status === 'reviewing' || status === 'sending',
    madeAt: createdAt,
    decidedAt,
    kinds: { sent: 'withdrawal.sent', refused: 'withdrawal.refused' },
    about: { name: currencyName, size: { value: amount, currency: currencyName } },
  });

export const loanSeen = ({ id, status, amount, currencyName, createdAt, startsAt }: Loan): SeenRequest =>
  seenOf({
    id,
    status,
    isOpen: status === 'pending',
    madeAt: createdAt,
    decidedAt: startsAt,
    kinds: { disbursed: 'loan.disbursed', rejected: 'loan.rejected' },
    about: { name: currencyName, size: { value: amount, currency: currencyName } },
  });

/** Two decisions: first an account to pay to, for a short time, then the money. What it says of a payment that is checked is the person's own step. */
export function purchaseSeen(purchase: Purchase): SeenRequest {
  const { id, received, currencyName, createdAt, matchedAt, closedAt } = purchase;
  const isOpen = isOpenPurchase(purchase);
  return seenOf({
    id,
    status: standingOf(purchase),
    isOpen,
    madeAt: createdAt,
    decidedAt: isOpen ? matchedAt : closedAt,
    kinds: {
      payable: 'purchase.payable',
      completed: 'purchase.credited',
      cancelled: 'purchase.cancelled',
      expired: 'purchase.expired',
    },
    about: { name: currencyName, size: received && { value: received, currency: currencyName } },
  });
}

/** Both levels; the server says no time, so a decision is news only where its review was seen. */
export function identitySeen({ basic, advanced }: Identity): readonly SeenRequest[] {
  const levelSeen = (level: IdentityLevel, state: VerificationState): SeenRequest => ({
    ...seenOf({
      id: String(level),
      status: state,
      isOpen: state === 'reviewing',
      madeAt: '',
      decidedAt: undefined,
      kinds: { approved: 'identity.approved', refused: 'identity.refused' },
      about: { name: `Lv${level}` },
    }),
    movedAt: undefined,
  });
  return [levelSeen(1, basic), levelSeen(2, advanced)];
}
