import type { Direction } from '../../../../core/ui/money/money-text.tsx';

export type Cells = ReadonlyMap<string, HTMLElement>;

const known = new WeakMap<HTMLElement, Cells>();

/** The elements with `data-cell` below a row, by that name. A row keeps its elements for as long as it exists. */
export function cellsOf(row: HTMLElement): Cells {
  const found = known.get(row);
  if (found !== undefined) return found;
  const cells = new Map<string, HTMLElement>();
  for (const cell of row.querySelectorAll<HTMLElement>('[data-cell]')) cells.set(cell.dataset['cell'] ?? '', cell);
  known.set(row, cells);
  return cells;
}

/** Writes only what differs, and into the text node that is there: an untouched one costs the browser nothing. */
export function writeText(cell: HTMLElement | undefined, text: string): void {
  const node = cell?.firstChild;
  if (!(node instanceof Text)) cell?.append(text);
  else if (node.data !== text) node.data = text;
}

export function writeDirection(cell: HTMLElement | undefined, direction: Direction): void {
  if (cell !== undefined && cell.dataset['direction'] !== direction) cell.dataset['direction'] = direction;
}

const flashMs = 400;

let askedMotion: MediaQueryList | undefined;
/** Created once; the media query follows the person's setting by itself. */
const motion = (): MediaQueryList => (askedMotion ??= matchMedia('(prefers-reduced-motion: reduce)'));

/**
 * The colour of a tick's direction for a moment. While one shows, the next is left out, which keeps it below three a
 * second. The colour is set and taken away, not faded: a fade of a dozen prices would keep the page restyling all the time.
 */
export function flash(cell: HTMLElement, direction: 'up' | 'down'): void {
  if (cell.dataset['tick'] !== undefined || motion().matches) return;
  cell.dataset['tick'] = direction;
  setTimeout(() => delete cell.dataset['tick'], flashMs);
}
