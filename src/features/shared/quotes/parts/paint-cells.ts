import type { Direction } from '../../../../core/ui/money-text.tsx';

/** Writes only what differs: an untouched text node costs the browser nothing. */
export function writeText(cell: HTMLElement | null, text: string): void {
  if (cell !== null && cell.textContent !== text) cell.textContent = text;
}

export function writeDirection(cell: HTMLElement | null, direction: Direction): void {
  if (cell !== null && cell.dataset['direction'] !== direction) cell.dataset['direction'] = direction;
}

const flashMs = 400;

/** A short brightening. While one is running the next is left out, which keeps it below three a second. */
export function flash(cell: HTMLElement | null): void {
  if (cell === null || typeof cell.animate !== 'function' || cell.getAnimations().length > 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  cell.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: flashMs, easing: 'ease-out' });
}
