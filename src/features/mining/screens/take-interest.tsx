import { useCallback } from 'react';
import type { MiningOrder } from '../../../core/domain/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { isUnderWay } from '../../shared/requests/model/one-request.ts';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useSendAtOnce } from '../../shared/requests/screens/use-send-at-once.ts';
import { useTakeInterest } from '../data/mining-requests.ts';

interface Wish {
  readonly orderId: string;
  readonly amount: Amount;
}

const nothing = (): void => undefined;
/** No record tells of it alone. */
const trace = async (): Promise<'unknown'> => 'unknown';

/** Interest that a server keeps in the order can be taken out while the sum stays locked. */
export function TakeInterest({ order }: { readonly order: MiningOrder }) {
  const t = useText('mining');
  const format = useFormat();
  const takeInterest = useTakeInterest();
  const request = useOneRequest<Wish>({ send: useCallback((wish) => takeInterest(wish), [takeInterest]), trace });
  useSendAtOnce(request, nothing);
  const { state } = request;
  const { id, takeable, currencyName: currency } = order;
  const inWords = (sum: Amount): string => format.amount(sum, { currency });
  return (
    <>
      <OutcomeNotice
        state={state}
        done={({ amount }) => ({ title: t('interest.done'), text: <p>{inWords(amount)}</p> })}
        recordsPath={routes.lockming.order}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
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
