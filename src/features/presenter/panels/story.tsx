import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { leavesPractice } from '../../../core/navigation/leaves-practice.ts';
import { Button } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { notify } from '../../../core/ui/notify.ts';
import { usePresenterActions } from '../data/presenter-actions.ts';
import { sceneStories, type StoryName, type StoryStep, type StoryStepId } from '../model/scene-stories.ts';
import { useSpot } from '../operations/use-spot.ts';
import styles from './tour.module.css';

export interface StoryProps {
  readonly scene: StoryName;
  readonly onEnd: () => void;
}

type NamedStep = StoryStep & { readonly id: StoryStepId };

/** Tells a scene: one sentence a step, on the page where it is seen, and *Next* until the receipt. */
export function Story({ scene, onEnd }: StoryProps) {
  const t = useText('presenter');
  const format = useFormat();
  const navigate = useNavigate();
  const actions = usePresenterActions(notify.failure);
  const [at, setAt] = useState(0);
  const isCovered = useSpot('main') === 'covered';
  const steps: readonly NamedStep[] = sceneStories[scene];
  const [step, following] = [steps[at], steps[at + 1]];
  const next = (): void => {
    if (following === undefined) return onEnd();
    setAt(at + 1);
    if (following.path !== undefined) void navigate(following.path, { state: leavesPractice });
    if (following.happens === true) actions.act((presenter) => presenter.advance({ to: 'scene-event' }));
    const { passesMs: milliseconds } = following;
    if (milliseconds !== undefined) actions.act((presenter) => presenter.advance({ milliseconds }));
  };
  // While a sheet asks something, it alone has the word.
  if (step === undefined || isCovered) return undefined;
  return (
    <section className={classNames(styles['card'], styles['below'], styles['story'])} aria-label={t('stories.title')}>
      <p aria-live="polite">
        {steps.length === 1 ? undefined : (
          <span className={styles['count']}>{t('tour.step', { step: at + 1, steps: steps.length })} </span>
        )}
        {t(`stories.${step.id}`, {
          percent: format.share(step.percent ?? 0),
          leverage: format.count(step.leverage ?? 0),
        })}
      </p>
      <div className={styles['buttons']}>
        {following === undefined ? undefined : (
          <Button variant="quiet" size="small" onClick={onEnd}>
            {t('tour.skip')}
          </Button>
        )}
        <Button size="small" isBusy={actions.isBusy} onClick={next}>
          {t(following === undefined ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}
