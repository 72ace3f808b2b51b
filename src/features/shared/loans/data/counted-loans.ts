import { useCallback } from 'react';
import type { Loan } from '../../../../core/domain/finance/loan.ts';
import { momentOf } from '../../../../core/i18n/server-moment.ts';
import { useServerZone } from '../../server/data/use-server-zone.ts';

/** A loan with the moment of its end for a countdown, if server or configuration give it. */
export function useCountedLoan(): (loan: Loan) => Loan {
  const serverTimeZone = useServerZone();
  return useCallback(
    (loan) => ({ ...loan, endsAtMs: loan.endsAtMs ?? momentOf(loan.endsAt, serverTimeZone) }),
    [serverTimeZone],
  );
}
