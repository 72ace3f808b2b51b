import { useCallback, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { useErrorText } from '../../../core/i18n/use-error-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ConfirmSheet } from '../../../core/ui/confirm-sheet.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useUnfollow } from '../data/following.ts';

export interface StopFollowingProps {
  readonly traderId: string;
  readonly nickname: string;
}

/** Ends following; what stays open, who manages it and whether it can be undone is said before. */
export function StopFollowing({ traderId, nickname }: StopFollowingProps) {
  const t = useText('copyTrading');
  const errorText = useErrorText();
  const unfollow = useUnfollow();
  const isDemo = useIsDemo();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const stop = useCallback(async () => {
    setIsBusy(true);
    const answer = await unfollow(traderId);
    setIsBusy(false);
    setIsAsked(false);
    if (answer.kind === 'accepted') notify.success(t('stop.done', { trader: nickname }));
    else if (answer.kind === 'refused') notify.problem(errorText(answer.error), { error: answer.error });
    else notify.problem(t('stop.unknown'), {});
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
