import { useState } from 'react';
import { useReasonText } from '../../../../core/i18n/use-reason-text.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import type { PositionLevels } from '../../../../core/domain/orders/contract-levels.ts';

export interface SavingStops {
  readonly isSaving: boolean;
  /** Why the server did not take them. */
  readonly failure: string | undefined;
  save(wanted: PositionLevels): Promise<void>;
  forget(): void;
}

/** Sends the levels of a position, one request at a time; `onDone` when the server has taken them. */
export function useSavingStops(onDone: () => void): SavingStops {
  const t = useText('contracts');
  const errorText = useReasonText();
  const setStops = useSetContractStops();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save: SavingStops['save'] = async (wanted) => {
    setIsSaving(true);
    setFailure(undefined);
    const error = await setStops(wanted);
    setIsSaving(false);
    if (error !== undefined) {
      setFailure(error.kind === 'no-answer' ? t('position.failedUnknown') : errorText(error));
      return;
    }
    notify.success(t('stops.done'));
    onDone();
  };
  return { isSaving, failure, save, forget: () => setFailure(undefined) };
}
