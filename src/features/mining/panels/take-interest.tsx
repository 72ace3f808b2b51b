import { useMemo } from 'react';
import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestMiningOrders } from '../data/mining-orders.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { useTakeInterest } from '../data/mining-requests.ts';

interface Wish {
  readonly orderId: string;
  readonly amount: Amount;
}

const book = new RequestBook<Wish, MiningOrder>('interest');
const codec = wishOf<Wish>({ orderId: words, amount: decimal() });
const nothing = (): void => undefined;

/** Takes the interest once; without an answer, the order itself shows whether less is left. */
function useInterestRequest({ id: orderId, currencyName }: MiningOrder): SentOnce<Wish, MiningOrder> {
  const send = useTakeInterest();
  const readRows = useReadLatestMiningOrders();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<Wish, MiningOrder>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send,
      readRows,
      readAvailable: () => readAvailable({ currencyName, account: 'change' }),
      isTwin: ({ id, takeable }, wish) =>
        id === wish.orderId && (takeable === undefined || compare(takeable, wish.amount) < 0),
      nameOf: (wish) => wish.orderId,
    }),
    [send, readRows, readAvailable, currencyName],
  );
  return useMoneyRequest(book, way, orderId);
}

/** Interest that a server keeps in the order can be taken out while the sum stays locked. */
export function TakeInterest({ order }: { readonly order: MiningOrder }) {
  const t = useText('mining');
  const format = useFormat();
  const request = useInterestRequest(order);
  useSendAtOnce(request, nothing);
  const { state } = request;
  const { id, takeable, currencyName: currency } = order;
  const inWords = (sum: Amount): string => format.amount(sum, { currency });
  return (
    <>
      <OutcomeNotice
        request={request}
        named={({ amount }) => t('interest.take', { sum: inWords(amount) })}
        done={({ amount }) => ({ title: t('interest.done'), text: <p>{inWords(amount)}</p> })}
        recordsPath={routes.lockming.order}
      />
      {takeable === undefined || order.status !== 'running' ? undefined : (
        <Button
          variant="secondary"
          isWide
          isBusy={state.kind === 'sending'}
          disabled={isUnderWay(state) && state.kind !== 'sending'}
          onClick={() => request.review({ orderId: id, amount: takeable })}
        >
          {t('interest.take', { sum: inWords(takeable) })}
        </Button>
      )}
    </>
  );
}
