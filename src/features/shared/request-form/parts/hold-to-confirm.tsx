import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import styles from './requests.module.css';
import { SendButton } from './send-button.tsx';

export interface HoldToConfirmProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** As long as it takes to think once more. */
export const holdMs = 1000;

/** Towards the colour of the text, so that what is written on the button is read the better. */
const fill = 'color-mix(in srgb, var(--text) 25%, transparent)';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A button that is held for a second, by finger or by key. Who cannot hold, or wants nothing to move, ticks and taps:
 * the tick is offered after a short tap, and at once where stillness is wanted.
 */
export function HoldToConfirm({ label, isBusy, onConfirm }: HoldToConfirmProps) {
  const t = useText('requests');
  const [isTickOffered, setIsTickOffered] = useState(wantsStillness);
  const [isTicked, setIsTicked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { start, end } = useHold(button, onConfirm);
  const isHeld = !isTicked;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isHeld || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) start();
  };
  return (
    <>
      {isTickOffered ? (
        <Switch label={t('hold.tick')} checked={isTicked} onChange={setIsTicked} />
      ) : (
        <p className={styles['note']}>{t('hold.hint')}</p>
      )}
      <SendButton
        ref={button}
        isWide
        isBusy={isBusy}
        onPointerDown={isHeld ? start : undefined}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onKeyUp={end}
        onBlur={end}
        onClick={() => (isHeld ? setIsTickOffered(true) : onConfirm())}
      >
        {isHeld ? t('hold.label', { label }) : label}
      </SendButton>
    </>
  );
}

/** Fills the button while it is held; nothing moves where stillness is wanted. */
function useHold(ref: RefObject<HTMLButtonElement | null>, done: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filling = useRef<Animation>(undefined);
  const end = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    filling.current?.cancel();
  };
  const start = (): void => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      end();
      done();
    }, holdMs);
    if (wantsStillness()) return;
    const filled = (width: number): Keyframe => ({ boxShadow: `inset ${width}px 0 0 0 ${fill}` });
    filling.current = ref.current?.animate([filled(0), filled(ref.current.offsetWidth)], { duration: holdMs });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, end };
}
