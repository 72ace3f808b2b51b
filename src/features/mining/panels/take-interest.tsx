import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { useInterestRequest } from '../operations/use-interest-request.ts';

const nothing = (): void => undefined;

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
        <SendButton
          variant="secondary"
          isWide
          isBusy={state.kind === 'sending'}
          disabled={isUnderWay(state) && state.kind !== 'sending'}
          onClick={() => request.review({ orderId: id, amount: takeable })}
        >
          {t('interest.take', { sum: inWords(takeable) })}
        </SendButton>
      )}
    </>
  );
}
