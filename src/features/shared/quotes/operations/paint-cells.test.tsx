import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cellsOf, flash, writeText } from './paint-cells.ts';

function createRow(): HTMLElement {
  const row = document.createElement('div');
  row.innerHTML = '<b data-cell="price">1</b><i data-cell="chip"></i>';
  return row;
}

describe('cells of a row', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('cellsOf: found by name, once per row', () => {
    const row = createRow();
    expect(cellsOf(row).get('price')?.tagName).toBe('B');
    expect(cellsOf(row)).toBe(cellsOf(row));
  });

  test('writeText: the text node that is there stays, whatever it says', () => {
    const cell = cellsOf(createRow()).get('price');
    const node = cell?.firstChild;
    writeText(cell, '1');
    expect(cell?.firstChild).toBe(node);
    writeText(cell, '2');
    expect(cell?.textContent).toBe('2');
    expect(cell?.firstChild).toBe(node);
  });

  test('writeText: an empty cell gets its first text, a missing one nothing', () => {
    const chip = cellsOf(createRow()).get('chip');
    writeText(chip, '+1%');
    writeText(undefined, '+1%');
    expect(chip?.textContent).toBe('+1%');
  });

  test('H7: a flash shows the direction, and never more than three times a second', () => {
    const cell = document.createElement('b');
    let flashes = 0;
    for (let at = 0; at < 1000; at += 50) {
      const before = cell.dataset['tick'];
      flash(cell, at % 100 === 0 ? 'up' : 'down');
      if (before === undefined && cell.dataset['tick'] !== undefined) flashes += 1;
      vi.advanceTimersByTime(50);
    }
    expect(flashes).toBeLessThanOrEqual(3);
    vi.advanceTimersByTime(500);
    expect(cell.dataset['tick']).toBeUndefined();
  });
});
