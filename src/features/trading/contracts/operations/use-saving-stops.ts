import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { tellSilence } from '../../../../core/sending/time/silence.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
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
  const failedText = useFailedText({
    failed: (reason) => t('position.stopsFailed', { reason }),
    unknown: t('position.failedUnknown'),
  });
  const records = useText('records');
  const pause = usePause();
  const setStops = useSetContractStops();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save: SavingStops['save'] = async (wanted) => {
    setIsSaving(true);
    setFailure(undefined);
    const answered = setStops(wanted);
    void tellSilence({ answered, pause, tell: () => setFailure(records('noAnswerYet')) });
    const error = await answered;
    setIsSaving(false);
    setFailure(error === undefined ? undefined : failedText(error));
    if (error !== undefined) return;
    notify.success(t('stops.done'));
    onDone();
  };
  return { isSaving, failure, save, forget: () => setFailure(undefined) };
}
