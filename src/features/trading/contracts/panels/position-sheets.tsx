import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { openedOf } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useContractCounting } from '../data/contract-counting.ts';
import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { isWholeList } from '../model/closing-progress.ts';
import { CloseSheet } from '../parts/close-sheet.tsx';
import styles from '../parts/contract.module.css';
import { StopsSheet } from '../parts/stops-sheet.tsx';
import type { Acting } from '../../mode/operations/use-closing.ts';
import { useInstrument } from '../../../shared/instruments/data/instruments.ts';
import { ClosedNote } from '../../orders/panels/closed-note.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useMissedStops } from '../operations/use-missing-stops.ts';
import { usePositionViews } from '../operations/use-position-views.ts';
import type { PositionsOnScreen } from '../operations/use-positions.ts';
import { useSavingStops } from '../operations/use-saving-stops.ts';
import { ShowsEnd } from './shows-end.tsx';

export interface AskedOf {
  /** As it was then. */
  readonly position: ContractOrder;
  readonly about: 'close' | 'stops';
}

export interface PositionSheetsProps {
  readonly asked: AskedOf | undefined;
  readonly all: PositionsOnScreen;
  readonly closing: Pick<Acting, 'act' | 'underWay'>;
  /** Closes it and asks for the opposite order; absent where that cannot be. */
  readonly onReverse?: ((position: ContractOrder) => void) | undefined;
  /** Shows the receipt of an order. */
  readonly onOpen: (order: ContractOrder) => void;
  readonly onDone: () => void;
}

/** The sheets about one position; they close with it, and leave its receipt. */
export function PositionSheets({ asked, all, closing, onReverse, onOpen, onDone }: PositionSheetsProps) {
  const position = all.positions?.find(({ id }) => id === asked?.position.id);
  const isLeaving = position !== undefined && (closing.underWay.has(position.id) || position.status === 'closing');
  const isGone = position === undefined && all.list.orders !== undefined;
  const errors = useText('errors');
  const isOffline = useOffline();
  const stepOf = usePriceSteps();
  const counting = useContractCounting();
  const market = useInstrument(position?.symbol);
  const priceStep = stepOf(position?.symbol);
  return (
    <>
      <CloseSheet
        position={asked?.about === 'close' ? position : undefined}
        priceStep={priceStep}
        counting={counting}
        noWay={isOffline ? errors('kinds.offline') : undefined}
        isMarketClosed={market?.isOpen === false}
        closedNote={market === undefined ? undefined : <ClosedNote {...market} className={styles['note']} />}
        onConfirm={() => {
          if (position !== undefined) closing.act(position);
          onDone();
        }}
        onReverse={
          onReverse === undefined || position === undefined || isLeaving
            ? undefined
            : () => {
                onReverse(position);
                onDone();
              }
        }
        note={<SimulatedNote />}
        onCancel={onDone}
      />
      {asked !== undefined && isWholeList(all.list) ? (
        <>
          <ShowsEnd key={asked.position.id} id={asked.position.id} isTold={isGone} />
          {isGone ? <Gone position={asked.position} onOpen={onOpen} onDone={onDone} /> : undefined}
        </>
      ) : undefined}
      {position !== undefined && asked?.about === 'stops' ? (
        <Stops {...{ position, all, priceStep, counting, onDone }} />
      ) : undefined}
    </>
  );
}

interface GoneProps extends Pick<PositionSheetsProps, 'onOpen' | 'onDone'> {
  readonly position: ContractOrder;
}

/**
 * Another tab, another device or a level may close a position while its sheet is open. Its receipt then takes the place of
 * the sheet and says how it closed and what it came to; where that cannot be read, a message says that it is gone.
 */
function Gone({ position, onOpen, onDone }: GoneProps): undefined {
  const t = useText('contracts');
  const { isSimulated } = useAccount();
  const readLatest = useReadLatestContractOrders(position);
  const tell = useEffectEvent((closed: ContractOrder | undefined) => {
    if (closed === undefined) {
      const name = `${t(`direction.${position.direction}`)} ${position.symbol}`;
      notify.info(`${name} · ${t('stops.gone')}`, undefined, { isSimulated });
    } else onOpen(closed);
    onDone();
  });
  const find = useEffectEvent(async () => {
    const orders = await readLatest().catch(() => []);
    return orders.find(({ id, status }) => id === position.id && status === 'closed');
  });
  useEffect(() => {
    let isHere = true;
    void find().then((closed) => (isHere ? tell(closed) : undefined));
    return () => {
      isHere = false;
    };
  }, []);
  return undefined;
}

interface StopsProps extends Pick<PositionSheetsProps, 'all' | 'onDone'> {
  readonly position: ContractOrder;
  readonly priceStep: Price | undefined;
  readonly counting: ContractCounting;
}

function Stops({ position, all, priceStep, counting, onDone }: StopsProps) {
  const { liquidation, isOutOfReach = false } = usePositionViews(all).get(position.id) ?? {};
  const saving = useSavingStops(onDone);
  const missed = useMissedStops(useMemo(() => [position], [position])).get(position.id);
  return (
    <StopsSheet
      position={position}
      {...{ liquidation, isOutOfReach, counting, missed }}
      priceStep={priceStep}
      isSaving={saving.isSaving}
      failure={saving.failure}
      onSave={(levels) => void saving.save({ ...openedOf(position), ...levels })}
      onClose={onDone}
    />
  );
}
