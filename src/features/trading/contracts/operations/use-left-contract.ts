import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import type { LeftPair } from '../../spot/operations/use-left-spot.ts';
import { useKeptTicket } from '../../ticket/data/kept-ticket.ts';
import { useLeftRequest } from '../../ticket/operations/use-left-request.ts';
import { ownOf } from '../model/contract-actions.ts';
import { emptyContract } from '../model/contract-ticket.ts';
import { readContractDraft, writeContractDraft } from '../model/kept-contract-draft.ts';
import type { ContractWay, SentContract } from '../model/contract-way.ts';
import { missingKey, missingLevels } from '../model/stops-after.ts';
import { contractBook, useContractWay } from './use-contract-flow.ts';
import { useWayToPositions } from './use-way-to-positions.ts';
import { useStopsAfter } from './use-stops-after.ts';

/**
 * A contract order whose page was left before its answer. Its levels are a request of their own after the order, so they
 * are set from here: a position does not go without its stop because the person looks at another page.
 */
export function useLeftContract({ symbol, baseId, quoteId }: LeftPair): void {
  const t = useText('contracts');
  const { isSimulated } = useAccount();
  const readOrders = useReadLatestContractOrders({ baseId, quoteId });
  const { begin, shown } = useStopsAfter(symbol, readOrders);
  const { text, keep } = useKeptTicket(`contract.${symbol}`, false);
  useLeftRequest<ContractWay>({
    request: useMoneyRequest(contractBook, useContractWay(readOrders), symbol),
    titleOf: ({ order }: SentContract) => t(`submit.${order.direction}`, { base: symbol }),
    onPlaced: (placed) => {
      const draft = readContractDraft(text) ?? emptyContract;
      keep(writeContractDraft({ ...emptyContract, ...ownOf(draft), isUnitChosen: draft.isUnitChosen }), false);
      begin(placed);
    },
  });
  const way = useWayToPositions();
  const outcome = shown?.state.kind === 'setting' && shown.state.isUnsure === true ? 'unsure' : shown?.state.kind;
  const alone = shown?.state.kind === 'not-set' ? shown.state.alone : undefined;
  const missing = missingKey(shown && missingLevels(shown.sent, (level) => level === alone));
  const tell = useEffectEvent(() => {
    if (outcome === 'set') notify.success(`${symbol} · ${t('stops.done')}`, undefined, { isSimulated });
    if (outcome === 'unsure') notify.problem(`${symbol} · ${t('stops.unsure')}`, undefined, { isSimulated, way });
    if (outcome === 'not-set' || outcome === 'left')
      notify.problem(`${symbol} · ${t(missing)}`, undefined, { isSimulated, way });
  });
  useEffect(() => {
    if (outcome !== undefined) tell();
  }, [outcome]);
}
