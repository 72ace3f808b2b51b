import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { BankCard, BankCardState, LabelledValue } from '../../../../core/domain/wallets/payee.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { PayeesPort } from '../../../../core/ports/payees-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useWrite } from '../../../../core/query/use-write.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const cardQuery = (port: PayeesPort) =>
  queryOptions<BankCardState, AppError>({
    queryKey: rootKey(PayeesPort, 'bankCard'),
    queryFn: () => port.bankCard(),
  });

/** The labels come in the language of the person, so that another language is another answer. */
const internationalQuery = (port: PayeesPort, language: string) =>
  queryOptions<readonly LabelledValue[], AppError>({
    queryKey: rootKey(PayeesPort, 'internationalCard', { language }),
    queryFn: () => port.internationalCard(),
  });

export const useBankCard = (): UseQueryResult<BankCardState, AppError> => useQuery(cardQuery(usePort(PayeesPort)));

export function useInternationalCard(): UseQueryResult<readonly LabelledValue[], AppError> {
  const { language } = useSession();
  return useQuery(internationalQuery(usePort(PayeesPort), language));
}

export function useSaveBankCard() {
  const port = usePort(PayeesPort);
  const queries = useQueryClient();
  return useWrite<void, BankCard>({
    mutationFn: (card) => port.saveBankCard(card),
    onSettled: () => queries.invalidateQueries({ queryKey: rootKey(PayeesPort, 'bankCard') }),
  });
}

export function useSaveInternationalCard() {
  const port = usePort(PayeesPort);
  const queries = useQueryClient();
  return useWrite<void, readonly string[]>({
    mutationFn: (values) => port.saveInternationalCard({ values }),
    onSettled: () => queries.invalidateQueries({ queryKey: rootKey(PayeesPort, 'internationalCard') }),
  });
}
