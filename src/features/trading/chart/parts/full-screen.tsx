import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconMaximize } from '../../../../core/ui/icons/maximize.gen.tsx';
import { IconMinimize } from '../../../../core/ui/icons/minimize.gen.tsx';
import { usePageChrome } from '../../../../core/ui/page/page-chrome.ts';
import styles from './full-screen.module.css';

export interface FullScreenProps {
  readonly title: string;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** Gives a chart the whole window, and the whole screen where the browser allows it. The mark of the money stays in sight. */
export function FullScreen({ title, isFull, onFull }: FullScreenProps) {
  const t = useText('chart');
  const { badge } = usePageChrome();
  const button = useRef<HTMLButtonElement>(null);
  useWholeWindow(button, isFull, () => onFull(false));
  return (
    <>
      {isFull ? (
        <p className={styles['title']}>
          <strong>{title}</strong>
          {badge}
        </p>
      ) : undefined}
      <IconButton
        ref={button}
        label={t(isFull ? 'full.close' : 'full.open')}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      >
        {isFull ? (
          <IconMinimize size={20} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconMaximize size={20} stroke={1.75} aria-hidden="true" />
        )}
      </IconButton>
    </>
  );
}

/** What lies behind the chart takes neither focus nor taps. Messages and sheets are outside the root, and stay. */
function coveredBy(panel: Element): readonly HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (let up = panel.parentElement, inner = panel; up !== null && up !== document.body; up = up.parentElement) {
    for (const beside of up.children) {
      if (beside !== inner && beside instanceof HTMLElement && !beside.inert && !beside.matches('dialog')) {
        covered.push(beside);
      }
    }
    inner = up;
  }
  return covered;
}

/** Ends the full screen of the chart that has it. */
let leaveFull: (() => void) | undefined;
export const leaveFullScreen = (): void => leaveFull?.();

function useWholeWindow(button: { readonly current: Element | null }, isFull: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const panel = button.current?.closest('[data-chart]');
    if (!isFull || panel === null || panel === undefined) return undefined;
    const covered = coveredBy(panel);
    covered.forEach((one) => (one.inert = true));
    leaveFull = () => leave();
    const page = document.documentElement;
    void page.requestFullscreen?.().catch(() => undefined);
    const leaving = new AbortController();
    const { signal } = leaving;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave();
    };
    document.addEventListener('keydown', onKey, { signal });
    const onChange = (): void => {
      if (document.fullscreenElement === null) leave();
    };
    document.addEventListener('fullscreenchange', onChange, { signal });
    return () => {
      leaving.abort();
      leaveFull = undefined;
      covered.forEach((one) => (one.inert = false));
      if (document.fullscreenElement === page) void document.exitFullscreen();
    };
  }, [button, isFull]);
}
