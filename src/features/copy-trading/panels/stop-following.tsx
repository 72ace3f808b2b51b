import { useCallback, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { useErrorText } from '../../../core/i18n/use-error-text.ts';
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
  const errorText = useErrorText();
  const unfollow = useEndFollowing();
  const isDemo = useIsDemo();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const stop = useCallback(async () => {
    setIsBusy(true);
    const failure = await unfollow(traderId);
    setIsBusy(false);
    setIsAsked(false);
    if (failure === undefined) notify.success(t('stop.done', { trader: nickname }));
    else if (failure.kind === 'no-answer') notify.problem(t('stop.unknown'), {});
    else notify.problem(errorText(failure), { error: failure });
  }, [unfollow, traderId, nickname, t, errorText]);
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
        onConfirm={() => void stop()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
