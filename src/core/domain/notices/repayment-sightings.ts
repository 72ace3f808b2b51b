import { readDecimal, type Amount } from '../../money/amount.ts';
import { isPositive, subtract } from '../../money/fixed-point.ts';
import { isUnpaid, type Loan, type LoanRepayment } from '../finance/loan.ts';
import { seenOf, type SeenRequest } from './request-sightings.ts';

const between = '.';
/** By the loan too: a server may number the repayments of each loan by themselves. */
const nameOf = (loan: Loan, { id }: LoanRepayment): string => [loan.id, id].join(between);

/** The loan of what was seen of its repayments. */
export const loanOfRepayment = (name: string): string => name.split(between)[0] ?? name;

/**
 * The repayments of a loan, each by its own state. A server that lists none says only what the confirmed ones come to: that
 * this has grown is news, and a refusal cannot be known. `before` is the stage of the loan at the last look.
 */
export const repaymentsSeen = (loan: Loan, before: string | undefined): readonly SeenRequest[] =>
  loan.listsRepayments ? loan.repayments.map((one) => repaymentSeen(loan, one)) : repaidSeen(loan, before);

/** The server says when it was reported, not when it was decided. */
function repaymentSeen(loan: Loan, repayment: LoanRepayment): SeenRequest {
  const { status, amount, createdAt } = repayment;
  return {
    ...seenOf({
      id: nameOf(loan, repayment),
      status,
      isOpen: status === 'pending',
      madeAt: createdAt,
      decidedAt: undefined,
      kinds: { confirmed: 'repayment.confirmed', refused: 'repayment.refused' },
      about: { name: loan.currencyName, size: { value: amount, currency: loan.currencyName } },
    }),
    place: loan.id,
  };
}

function repaidSeen({ id, repaid, status, currencyName }: Loan, before: string | undefined): readonly SeenRequest[] {
  if (repaid === undefined) return [];
  const counted = readDecimal<Amount>(before ?? '');
  const value = counted === undefined ? undefined : subtract(repaid, counted);
  const hasGrown = value !== undefined && isPositive(value);
  return [
    {
      id,
      stage: repaid,
      isOpen: isUnpaid(status),
      isNews: hasGrown,
      movedAt: undefined,
      hasWaited: true,
      place: id,
      facts: () =>
        hasGrown
          ? {
              kind: 'repayment.confirmed',
              name: currencyName,
              size: { value, currency: currencyName },
              moment: undefined,
            }
          : undefined,
    },
  ];
}
