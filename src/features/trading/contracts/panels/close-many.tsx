import { useState } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useBackOnline } from '../../../../core/session/use-back-online.ts';
import { patienceForAnswerMs } from '../../../../core/sending/time/patience.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { holdTaps } from '../../../../core/ui/sheets/hold-taps.ts';
import { topmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { usePause } from '../../../../core/time/device-time.ts';
import { useContractCounting } from '../data/contract-counting.ts';
import { useClosePositions } from '../data/close-positions.ts';
import { useEndedContracts } from '../data/ended-contracts.ts';
import type { ContractOrderList } from '../../orders/data/contract-orders.ts';
import type { OrderPair } from '../../orders/data/spot-orders.ts';
import {
  closingProgress,
  tellsClosed,
  type AskedToClose,
  type ClosingEntry,
  type OpenListReading,
} from '../model/closing-progress.ts';
import { closingPlan, type ClosingSide } from '../model/contract-position.ts';
import { CloseManySheet } from '../parts/closing/close-many-sheet.tsx';
import { useToldUnseen } from '../../orders/operations/use-told-unseen.ts';
import rows from '../../orders/parts/orders.module.css';
import { ClosedMarkets } from './closing/closed-markets.tsx';
import { OrdersStay } from './closing/orders-stay.tsx';
import { ShowsEnd } from './shows-end.tsx';
import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useElapsed } from '../../mode/operations/use-elapsed.ts';

/** After this time, an open position is reported as still open. */
const patienceMs = 8000;

export interface CloseManyProps {
  /** The open positions, of the pair or of all. */
  readonly positions: readonly ContractOrder[];
  readonly list: OpenListReading & Pick<ContractOrderList, 'error' | 'retry'>;
  /** All pairs when absent. */
  readonly pair: OrderPair | undefined;
  /** The pair by name, where positions of others stand in the same list. */
  readonly symbol?: string | undefined;
  /** Open positions of other pairs, which stay open in any case. */
  readonly elsewhere: number;
}

interface Started extends AskedToClose {
  readonly planned: readonly ContractOrder[];
  /** All positions were to be closed, but not all were listed: the others join when they are. */
  readonly hasUnlisted: boolean;
  readonly failure: AppError | undefined;
}

/** Nothing was sent for want of a network: as soon as there is one the sheet asks again. */
function useAskedAgain(started: Started | undefined, askAgain: () => void): void {
  useBackOnline(() => {
    if (started?.failure?.kind !== 'offline') return;
    // The button of its end turns into the one that closes everything.
    holdTaps(topmostSheet() ?? document.body);
    askAgain();
  });
}

/**
 * Closes all positions, or only long or short ones. Its sheet stays until it is dismissed, even when none is left; dismissed in
 * the middle, what stays open is told at the end.
 */
export function CloseMany({ positions, list, pair, symbol, elsewhere }: CloseManyProps) {
  const t = useText('contracts');
  const format = useFormat();
  const failedText = useFailedText({
    failed: (reason) => t('position.failed', { reason }),
    unknown: t('position.failedUnknown'),
  });
  const records = useText('records');
  const pause = usePause();
  const closeAll = useClosePositions();
  const counting = useContractCounting();
  const stepOf = usePriceSteps();
  const [isOpen, setIsOpen] = useState(false);
  const [side, setSide] = useState<ClosingSide>('all');
  const [started, setStarted] = useState<Started>();
  const isOver = useElapsed(started?.isAnswered === true ? started : undefined, pause, patienceMs);
  const isSilent = useElapsed(started?.isAnswered === false ? started : undefined, pause, patienceForAnswerMs);
  const failed = started?.failure === undefined ? undefined : failedText(started.failure);
  const told = isSilent ? records('noAnswerYet') : failed;
  const start = async (): Promise<void> => {
    const { closing } = closingPlan(positions, side);
    const { hasMore: hasUnlisted, readAt } = list;
    setStarted({ planned: closing, hasUnlisted, readAt, isAnswered: false, failure: undefined });
    const ids = closing.map(({ id }) => id);
    const failure = await closeAll({ side, ids, ...(pair === undefined ? {} : { pair }) });
    setStarted((present) => (present === undefined ? undefined : { ...present, isAnswered: true, failure }));
  };
  useAskedAgain(started, () => setStarted(undefined));
  const found = started === undefined ? [] : foundSince(started, closingPlan(positions, side).closing);
  if (started !== undefined && found.length > 0) setStarted({ ...started, planned: [...started.planned, ...found] });
  const entries =
    started === undefined
      ? undefined
      : closingProgress({
          planned: started.planned,
          open: positions,
          isListNew: tellsClosed(list, started),
          isOver: isOver || started.failure !== undefined,
        });
  const isKnown = started?.hasUnlisted !== true || tellsClosed(list, started);
  const isDone = isKnown && entries?.every(({ result }) => result === 'closed' || result === 'still-open') === true;
  const stillOpen = entries?.flatMap(({ position, result }) => (result === 'still-open' ? [position] : []));
  const past = useEndedContracts(isDone && isOpen ? closedIn(entries) : []);
  const own = closingPlan(positions, 'all').closing.length;
  const turn = (isNext: boolean): void => {
    if (isDone) setStarted(undefined);
    setIsOpen(isNext);
  };
  const left = stillOpen?.length ?? 0;
  const done = { done: format.count((entries?.length ?? 0) - left), n: format.count(entries?.length ?? 0) };
  useToldUnseen({
    isOver: isDone,
    isShown: isOpen,
    undone: left === 0 ? undefined : (failed ?? t('close.done', done)),
  });
  return (
    <>
      {own > 1 || list.hasMore ? (
        <div className={rows['tools']}>
          <Button variant="quiet" size="small" onClick={() => turn(true)}>
            {list.hasMore ? t('close.button') : <Several symbol={symbol} n={format.count(own)} />}
          </Button>
        </div>
      ) : undefined}
      <CloseManySheet
        isOpen={isOpen}
        positions={positions}
        elsewhere={elsewhere}
        unread={list.hasMore ? { error: list.error, onRetry: list.retry } : undefined}
        side={side}
        counting={counting}
        stepOf={stepOf}
        onSide={setSide}
        entries={entries}
        past={past}
        hasUnlisted={started?.hasUnlisted === true}
        waiting={isOpen ? <OrdersStay /> : undefined}
        failure={told}
        isRunning={!isDone}
        note={<SimulatedNote />}
        closedNote={<ClosedMarkets positions={stillOpen ?? closingPlan(positions, side).closing} />}
        onStart={() => void start()}
        onClose={() => turn(false)}
      />
      {(isOpen ? entries : undefined)?.map(({ position: { id } }) => (
        <ShowsEnd key={id} id={id} isTold={past?.some((closed) => closed.id === id) === true} />
      ))}
    </>
  );
}

function Several({ symbol, n }: Pick<CloseManyProps, 'symbol'> & { readonly n: string }): string {
  const t = useText('contracts');
  return symbol === undefined ? t('close.several', { n }) : t('close.severalOn', { symbol, n });
}

const closedIn = (entries: readonly ClosingEntry[] | undefined): readonly string[] =>
  entries?.flatMap(({ position: { id }, result }) => (result === 'closed' ? [id] : [])) ?? [];

/** Positions that were listed only after the closing of all had begun. */
const foundSince = (
  { planned, hasUnlisted }: Pick<Started, 'planned' | 'hasUnlisted'>,
  listed: readonly ContractOrder[],
): readonly ContractOrder[] => (hasUnlisted ? listed.filter(({ id }) => planned.every((one) => one.id !== id)) : []);
