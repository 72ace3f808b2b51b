import { useState } from 'react';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import { useErrorText } from '../../../core/i18n/use-error-text.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import { CloseSheet } from '../parts/contract/close-sheet.tsx';
import { StopsSheet } from '../parts/contract/stops-sheet.tsx';
import { usePositionView } from './position-item.tsx';
import { usePriceSteps } from './use-price-steps.ts';
import type { PositionsOnScreen } from './use-positions.ts';

export interface AskedOf {
  readonly id: string;
  readonly about: 'close' | 'stops';
}

export interface PositionSheetsProps {
  readonly asked: AskedOf | undefined;
  readonly all: PositionsOnScreen;
  readonly onClose: (position: ContractOrder) => void;
  readonly onDone: () => void;
}

/** What is asked about one position; it goes when the position does. */
export function PositionSheets({ asked, all, onClose, onDone }: PositionSheetsProps) {
  const position = all.positions?.find(({ id }) => id === asked?.id);
  const stepOf = usePriceSteps();
  const priceStep = stepOf(position?.symbol);
  return (
    <>
      <CloseSheet
        position={asked?.about === 'close' ? position : undefined}
        priceStep={priceStep}
        onConfirm={() => {
          if (position !== undefined) onClose(position);
          onDone();
        }}
        onCancel={onDone}
      />
      {position !== undefined && asked?.about === 'stops' ? (
        <Stops position={position} all={all} priceStep={priceStep} onDone={onDone} />
      ) : undefined}
    </>
  );
}

interface StopsProps extends Pick<PositionSheetsProps, 'all' | 'onDone'> {
  readonly position: ContractOrder;
  readonly priceStep: Price | undefined;
}

function Stops({ position, all, priceStep, onDone }: StopsProps) {
  const t = useText('contract');
  const errorText = useErrorText();
  const setStops = useSetContractStops();
  const { liquidation } = usePositionView(position, all);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (levels: { readonly takeProfit: Price; readonly stopLoss: Price }): Promise<void> => {
    setIsSaving(true);
    setFailure(undefined);
    const error = await setStops({ id: position.id, ...levels });
    setIsSaving(false);
    if (error !== undefined) {
      setFailure(error.kind === 'no-answer' ? t('position.failedUnknown') : errorText(error));
      return;
    }
    notify.success(t('stops.done'));
    onDone();
  };
  return (
    <StopsSheet
      position={position}
      liquidation={liquidation}
      priceStep={priceStep}
      isSaving={isSaving}
      failure={failure}
      onSave={(levels) => void save(levels)}
      onClose={onDone}
    />
  );
}
