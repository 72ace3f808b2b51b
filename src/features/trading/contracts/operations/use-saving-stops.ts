import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { leadsAway } from '../../../../core/errors/leads-away.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useBackOnline } from '../../../../core/session/use-back-online.ts';
import { tellSilence } from '../../../../core/sending/time/silence.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import type { PositionLevels } from '../../../../core/domain/orders/contract-levels.ts';

export interface SavingStops {
  readonly isSaving: boolean;
  /** Why the server did not take them; that there is no network is told until there is one. */
  readonly failure: string | undefined;
  save(wanted: PositionLevels): Promise<void>;
  forget(): void;
  /** Its sheet is closed: an answer that is still to come is told for itself, and closes nothing. */
  leave(): void;
}

/** Sends the levels of a position, one request at a time; `onDone` when the server has taken them and their sheet is still there. */
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
  const { isSimulated } = useAccount();
  const isUnsent = useRef(false);
  useBackOnline(() => {
    if (isUnsent.current) setFailure(undefined);
  });
  const sheet = useRef(0);
  const leave = useCallback((): void => {
    sheet.current += 1;
  }, []);
  useEffect(() => leave, [leave]);
  const save: SavingStops['save'] = async (wanted) => {
    const from = sheet.current;
    const tell = (text: string): void =>
      from === sheet.current ? setFailure(text) : notify.problem(text, undefined, { isSimulated });
    setIsSaving(true);
    setFailure(undefined);
    const answered = setStops(wanted);
    void tellSilence({ answered, pause, tell: () => tell(records('noAnswerYet')) });
    const error = await answered;
    setIsSaving(false);
    isUnsent.current = error?.kind === 'offline';
    if (error !== undefined) {
      if (from === sheet.current || !leadsAway(error)) tell(failedText(error));
      return;
    }
    setFailure(undefined);
    notify.success(t('stops.done'));
    if (from === sheet.current) onDone();
  };
  return { isSaving, failure, save, forget: () => setFailure(undefined), leave };
}
