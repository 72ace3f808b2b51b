import type { AccountScope } from '../../../../core/account/account-scope.ts';
import {
  depositSeen,
  identitySeen,
  loanSeen,
  purchaseSeen,
  withdrawalSeen,
} from '../../../../core/domain/notices/request-sightings.ts';
import { repaymentsSeen } from '../../../../core/domain/notices/repayment-sightings.ts';
import { isUnpaid, type Loan } from '../../../../core/domain/finance/loan.ts';
import type { Watched } from '../../../../core/domain/notices/sighting.ts';
import { DepositsPort } from '../../../../core/ports/deposits-port.ts';
import { IdentityPort } from '../../../../core/ports/identity-port.ts';
import { LoansPort } from '../../../../core/ports/loans-port.ts';
import { PurchasesPort } from '../../../../core/ports/purchases-port.ts';
import { WithdrawalsPort } from '../../../../core/ports/withdrawals-port.ts';
import type { Watcher } from './notice-watch.ts';

/** Staff decide within minutes or days, and a person who waits wants to know within seconds. */
const pace = { openMs: 10_000, quietMs: 600_000 } as const;
const newest = { page: 1, limit: 20 } as const;

/** What not every server has. */
export interface WatchedAreas {
  readonly hasLoans: boolean;
  readonly hasPurchases: boolean;
}

/** The loans that are to be repaid, and those of which a repayment waited at the last look. */
async function paidBack(port: LoansPort, watched: Watched | undefined): Promise<readonly Loan[]> {
  const { items } = await port.loans(newest);
  const owed = items.filter(({ status }) => isUnpaid(status)).map(({ id }) => id);
  const waiting = Object.values(watched?.things ?? {}).flatMap(({ isOpen, place }) => (isOpen ? [place] : []));
  return Promise.all([...new Set([...owed, ...waiting])].map((loanId) => port.loan({ loanId })));
}

/** What staff decide about: deposits, withdrawals, loans and their repayments, the identity check and purchases. */
export function requestWatchers(account: AccountScope, { hasLoans, hasPurchases }: WatchedAreas): readonly Watcher[] {
  const deposit: Watcher = {
    ...pace,
    subject: 'deposit',
    look: async () => (await account.port(DepositsPort).deposits(newest)).items.map(depositSeen),
  };
  const withdrawal: Watcher = {
    ...pace,
    subject: 'withdrawal',
    look: async () => (await account.port(WithdrawalsPort).withdrawals(newest)).items.map(withdrawalSeen),
  };
  const loan: Watcher = {
    ...pace,
    subject: 'loan',
    look: async () => (await account.port(LoansPort).loans(newest)).items.map(loanSeen),
  };
  const repayment: Watcher = {
    ...pace,
    subject: 'repayment',
    look: async (watched) => {
      const loans = await paidBack(account.port(LoansPort), watched);
      return loans.flatMap((one) => repaymentsSeen(one, watched?.things[one.id]?.stage));
    },
  };
  const identity: Watcher = {
    ...pace,
    subject: 'identity',
    look: async () => identitySeen(await account.port(IdentityPort).identity()),
  };
  const purchase: Watcher = {
    ...pace,
    subject: 'purchase',
    look: async () => (await account.port(PurchasesPort).purchases(newest)).items.map(purchaseSeen),
  };
  return [deposit, withdrawal, ...(hasLoans ? [loan, repayment] : []), identity, ...(hasPurchases ? [purchase] : [])];
}
