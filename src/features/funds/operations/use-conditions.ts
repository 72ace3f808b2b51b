import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { WithdrawalStanding } from '../../../core/domain/people/withdrawal-standing.ts';
import { conditionsOf, type Condition, type Told } from '../model/withdrawal-conditions.ts';
import { useLacksPayPassword } from './use-pay-password.ts';

/** The conditions that count on this server, the same on every page that counts them. */
export function useConditions(told: Told, standing: WithdrawalStanding | undefined): readonly Condition[] {
  const { products, decided } = useRuntimeConfig();
  const lacksPassword = useLacksPayPassword();
  // Where the server has no loans, none can be unpaid; an operator may have hidden those of a server.
  const lacksLoans = !products.borrowing && !decided.includes('borrowing');
  return conditionsOf(told, { standing, lacksPassword }).filter(
    ({ id, state }) => id !== 'loan' || state !== 'unknown' || !lacksLoans,
  );
}
