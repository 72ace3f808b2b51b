import type { Clock } from '../../../../core/time/clock.ts';
import type { BackendSwitch } from './backend-switch.ts';

export interface PulseOptions {
  readonly clock: Clock;
  readonly backend: Pick<BackendSwitch, 'tick' | 'dropConnections'>;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** The interval of market events, ms. */
  readonly beatMs?: number;
}

/** The engine sends at most this much missed time as events; older data must be read again. */
const longestPauseMs = 2000;

/**
 * Advances the backend's clock while a page is visible. Beats are not counted: after a sleep, in which no timer ran,
 * the first beat catches up with the present by the clock, in order. Listeners then lose the connection, as after a
 * sleep with a real network, and read what they missed.
 */
export function startPulse({ clock, backend, page, beatMs = 100 }: PulseOptions): void {
  let last = clock.now();
  const beat = (): void => {
    if (page.visibilityState !== 'visible') return;
    const now = clock.now();
    const hasSlept = Math.abs(now - last) > longestPauseMs;
    last = now;
    backend.tick();
    if (hasSlept) backend.dropConnections();
  };
  const beatOn = (): void => {
    beat();
    clock.after(beatMs, beatOn);
  };
  // Not only at the next beat: timers of a hidden page run late.
  page.addEventListener('visibilitychange', beat);
  page.addEventListener('resume', beat);
  beatOn();
}
