import styles from './hold-taps.module.css';

/** A second tap of the same finger comes within this time; a new decision takes longer. */
const holdMs = 500;
/** The click that belongs to a lifted finger comes a moment after it. */
const clickMs = 50;
/** How late a busy device may hand over a tap. */
const lateMs = 3000;

/**
 * Swallows every tap for a moment, so that the second half of a double tap does not hit what has just appeared. The
 * keyboard still works; a finger already down is waited for. `host` is the next target of taps: the page, or the dialog
 * that makes everything else inert.
 */
export function holdTaps(host: HTMLElement): void {
  const cover = document.createElement('div');
  cover.className = styles['cover'] ?? '';
  cover.setAttribute('aria-hidden', 'true');
  cover.dataset['holdsTaps'] = '';
  let isHeld = false;
  let isOver = false;
  cover.addEventListener('pointerdown', () => {
    isHeld = true;
  });
  const lifted = (): void => {
    isHeld = false;
    if (isOver) setTimeout(() => cover.remove(), clickMs);
  };
  cover.addEventListener('pointerup', lifted);
  cover.addEventListener('pointercancel', lifted);
  host.append(cover);
  const view = window;
  const end = (): void => {
    isOver = true;
    if (isHeld) return;
    cover.remove();
    swallowLateTaps(view);
  };
  // Counted from when the change can be seen, which a busy device shows late; and taps that wait come before a frame.
  view.requestAnimationFrame(() => setTimeout(() => view.requestAnimationFrame(end), holdMs));
}

/** A tap made while taps were held is no decision either, when it is handed over only now. */
function swallowLateTaps(view: Window): void {
  const heldUntil = performance.now();
  const swallow = (click: MouseEvent): void => {
    // A click of the keyboard has no count.
    if (click.detail === 0 || click.timeStamp >= heldUntil) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  const late = new AbortController();
  view.addEventListener('click', swallow, { capture: true, signal: late.signal });
  setTimeout(() => late.abort(), lateMs);
}
