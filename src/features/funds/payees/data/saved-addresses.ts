import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import { lackingAs, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { NewAddress, SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { HttpTransport } from '../../../../core/platform/http-transport.ts';
import { PayeesPort } from '../../../../core/ports/payees-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useWrite } from '../../../../core/query/use-write.ts';
import { useIsCallOffered } from '../../../shared/server/data/is-call-offered.ts';
import { useServerDialect } from '../../../shared/server/data/use-server-dialect.ts';

const perPage = 50;
/** A server may accept more than we ask for; a longer list is of no use on a screen. */
const pagesMax = 10;

async function readAll(port: PayeesPort): Promise<Rows<SavedAddress>> {
  const pages: Page<SavedAddress>[] = [];
  for (let page = 1; page <= pagesMax; page += 1) {
    const read = await port.savedAddresses({ page, limit: perPage });
    pages.push(read);
    if (!read.hasMore) break;
  }
  const rows = pages.flatMap(({ items }) => items);
  return lackingAs([...new Map(rows.map((row) => [row.id, row])).values()], ...pages);
}

const addressesQuery = (port: PayeesPort) =>
  queryOptions<Rows<SavedAddress>, AppError>({
    queryKey: rootKey(PayeesPort, 'savedAddresses'),
    queryFn: () => readAll(port),
  });

/** All of them, newest first. */
export const useSavedAddresses = (): UseQueryResult<Rows<SavedAddress>, AppError> =>
  useQuery(addressesQuery(usePort(PayeesPort)));

function useRereading(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: rootKey(PayeesPort, 'savedAddresses') });
}

export interface AddressToSave extends Omit<NewAddress, 'picture'> {
  /** Shows the address; undefined where this device cannot draw one. */
  readonly drawing: Blob | undefined;
}

/** Sends the picture of the address, then the address. */
export function useSaveAddress() {
  const port = usePort(PayeesPort);
  const http = usePort(HttpTransport);
  const onSettled = useRereading();
  return useWrite<void, AddressToSave>({
    mutationFn: async ({ drawing, ...address }) => {
      const picture = drawing === undefined ? '' : await http.upload('POST /upload', drawing);
      await port.saveAddress({ ...address, picture });
    },
    onSettled,
  });
}

/** False where the server is known to delete none. */
export function useCanDeleteAddresses(): boolean {
  const { deletesAddresses } = useServerDialect();
  const isOffered = useIsCallOffered('POST /user/wallet/del');
  return deletesAddresses && isOffered;
}

export function useDeleteAddress() {
  const port = usePort(PayeesPort);
  const onSettled = useRereading();
  return useWrite<void, { id: string }>({ mutationFn: (which) => port.deleteAddress(which), onSettled });
}
