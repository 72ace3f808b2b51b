import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { leavesPractice } from '../../../core/navigation/leaves-practice.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { notify } from '../../../core/ui/notify.ts';
import { usePresenterActions } from '../data/presenter-actions.ts';
import { useTourMemory } from '../data/tour-memory.ts';
import { tourSteps } from '../model/tour-steps.ts';
import styles from './tour.module.css';
import { useSpot, type Spot } from '../operations/use-spot.ts';

/** The tour, on request. It does not block the page. */
export function Tour({ isWanted, onEnd }: { readonly isWanted: boolean; readonly onEnd: () => void }) {
  const memory = useTourMemory();
  const end = (): void => {
    memory.remember();
    onEnd();
  };
  return isWanted ? <Steps onEnd={end} /> : undefined;
}

/** Opens the page of a step. The later steps need a signed-in person, so the first step signs one in. */
function useSteps(onEnd: () => void) {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const actions = usePresenterActions(notify.failure);
  const [at, setAt] = useState(0);
  const next = (): void => {
    const following = tourSteps[at + 1];
    if (following === undefined) return onEnd();
    const go = (): void => {
      setAt(at + 1);
      if (following.path !== tourSteps[at]?.path) void navigate(following.path, { state: leavesPractice });
    };
    if (isSignedIn) go();
    else actions.become('lv2', go);
  };
  return { at, step: tourSteps[at] ?? tourSteps[0], isBusy: actions.isBusy, next };
}

function Steps({ onEnd }: { readonly onEnd: () => void }) {
  const t = useText('presenter');
  const { at, step, isBusy, next } = useSteps(onEnd);
  const spot = useSpot(step.target);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEnd();
  };
  // While a sheet asks something, it alone has the word.
  if (spot === 'covered') return undefined;
  const isLast = at === tourSteps.length - 1;
  const isBelow = spot === undefined || spot.top + spot.height / 2 < window.innerHeight / 2;
  return (
    <>
      <Ring spot={spot} />
      {/* Escape does what the button "Skip" does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={classNames(styles['card'], isBelow ? styles['below'] : styles['above'])}
        aria-label={t('tour.title')}
        onKeyDown={onKeyDown}
      >
        <p aria-live="polite">
          <span className={styles['count']}>{t('tour.step', { step: at + 1, steps: tourSteps.length })}</span>{' '}
          {t(`tour.steps.${step.id}`)}
        </p>
        <div className={styles['buttons']}>
          {isLast ? undefined : (
            <Button variant="quiet" size="small" onClick={onEnd}>
              {t('tour.skip')}
            </Button>
          )}
          <Button size="small" isBusy={isBusy} onClick={next}>
            {t(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Ring({ spot }: { readonly spot: Spot | undefined }) {
  if (spot === undefined) return undefined;
  return <div className={styles['ring']} style={{ ...spot }} aria-hidden="true" />;
}
