import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { openedOf } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useContractCounting } from '../data/contract-counting.ts';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { isWholeList } from '../model/closing-progress.ts';
import { CloseSheet } from '../parts/close-sheet.tsx';
import styles from '../parts/contract.module.css';
import { StopsSheet } from '../parts/stops-sheet.tsx';
import type { Acting } from '../../mode/operations/use-closing.ts';
import { useInstrument } from '../../../shared/instruments/data/instruments.ts';
import { ClosedNote } from '../../orders/panels/closed-note.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { usePositionViews } from '../operations/use-position-views.ts';
import type { PositionsOnScreen } from '../operations/use-positions.ts';
import { useSavingStops } from '../operations/use-saving-stops.ts';

export interface AskedOf {
  readonly id: string;
  readonly about: 'close' | 'stops';
}

export interface PositionSheetsProps {
  readonly asked: AskedOf | undefined;
  readonly all: PositionsOnScreen;
  readonly closing: Pick<Acting, 'act' | 'underWay'>;
  /** Closes it and asks for the opposite order; absent where that cannot be. */
  readonly onReverse?: ((position: ContractOrder) => void) | undefined;
  readonly onDone: () => void;
}

/** The sheets about one position; they close with it. */
export function PositionSheets({ asked, all, closing, onReverse, onDone }: PositionSheetsProps) {
  const position = all.positions?.find(({ id }) => id === asked?.id);
  const isLeaving = position !== undefined && (closing.underWay.has(position.id) || position.status === 'closing');
  useToldGone({ asked, position, list: all.list, onDone });
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
      {position !== undefined && asked?.about === 'stops' ? (
        <Stops {...{ position, all, priceStep, counting, onDone }} />
      ) : undefined}
    </>
  );
}

interface AskedFor extends Pick<PositionSheetsProps, 'asked' | 'onDone'> {
  readonly position: ContractOrder | undefined;
  readonly list: PositionsOnScreen['list'];
}

/** Another tab or the server may close a position while its sheet is open. */
function useToldGone({ asked, position, list, onDone }: AskedFor): void {
  const t = useText('contracts');
  const { isSimulated } = useAccount();
  const shown = useRef(position);
  const isGone = asked !== undefined && position === undefined && list.orders !== undefined && isWholeList(list);
  const tell = useEffectEvent(() => {
    const last = shown.current;
    if (last !== undefined && last.id === asked?.id) {
      const name = `${t(`direction.${last.direction}`)} ${last.symbol}`;
      notify.info(`${name} · ${t('stops.gone')}`, undefined, isSimulated);
    }
    onDone();
  });
  useEffect(() => {
    if (position !== undefined) shown.current = position;
    if (isGone) tell();
  }, [position, isGone]);
}

interface StopsProps extends Pick<PositionSheetsProps, 'all' | 'onDone'> {
  readonly position: ContractOrder;
  readonly priceStep: Price | undefined;
  readonly counting: ContractCounting;
}

function Stops({ position, all, priceStep, counting, onDone }: StopsProps) {
  const { liquidation, isOutOfReach = false } = usePositionViews(all).get(position.id) ?? {};
  const saving = useSavingStops(onDone);
  return (
    <StopsSheet
      position={position}
      {...{ liquidation, isOutOfReach, counting }}
      priceStep={priceStep}
      isSaving={saving.isSaving}
      failure={saving.failure}
      onSave={(levels) => void saving.save({ ...openedOf(position), ...levels })}
      onClose={onDone}
    />
  );
}
