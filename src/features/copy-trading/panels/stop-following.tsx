import { useCallback, useRef, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { leadsAway } from '../../../core/errors/leads-away.ts';
import { useIsHere } from '../../../core/sending/change/use-is-here.ts';
import { useIsSilent } from '../../../core/sending/time/use-is-silent.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ConfirmSheet } from '../../../core/ui/sheets/confirm-sheet.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useEndFollowing } from '../operations/use-copy-changes.ts';

export interface StopFollowingProps {
  readonly traderId: string;
  readonly nickname: string;
}

/** Ends following; says first what stays open, who manages it and whether it can be undone. */
export function StopFollowing({ traderId, nickname }: StopFollowingProps) {
  const t = useText('copyTrading');
  const requests = useText('requests');
  const unfollow = useEndFollowing();
  const isDemo = useIsDemo();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError>();
  const isSilent = useIsSilent(isBusy ? traderId : undefined);
  const isHere = useIsHere();
  const isLeft = useRef(false);
  const stop = useCallback(async () => {
    isLeft.current = false;
    setIsBusy(true);
    setFailure(undefined);
    const failed = await unfollow(traderId);
    setIsBusy(false);
    // Without the sheet that asked nothing would tell it.
    if (failed !== undefined && (isLeft.current || !isHere.current))
      return leadsAway(failed) ? undefined : notify.failure(failed, false);
    setFailure(failed);
    if (failed !== undefined) return;
    setIsAsked(false);
    notify.success(t('stop.done', { trader: nickname }));
  }, [unfollow, traderId, nickname, t, isHere]);
  const leave = (): void => {
    isLeft.current = true;
    setIsAsked(false);
    setFailure(undefined);
  };
  return (
    <>
      <Button variant="secondary" isWide onClick={() => setIsAsked(true)}>
        {t('stop.action')}
      </Button>
      <ConfirmSheet
        isOpen={isAsked}
        title={t('stop.title', { trader: nickname })}
        text={t(isDemo ? 'stop.text' : 'stop.textLive')}
        confirmLabel={t('stop.confirm')}
        cancelLabel={t('stop.back')}
        isBusy={isBusy}
        told={isSilent ? requests('outcome.checking') : undefined}
        failure={failure}
        onConfirm={() => void stop()}
        onCancel={leave}
      />
    </>
  );
}
