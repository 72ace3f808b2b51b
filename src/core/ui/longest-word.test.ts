import { describe, expect, test } from 'vitest';
import { longestWordEm, longestWordStyle } from './longest-word.ts';

describe('longestWordEm', () => {
  test('longestWordEm: the widest word counts, not the text', () => {
    expect(longestWordEm('Buy now Simulation')).toBe(longestWordEm('Simulation'));
    expect(longestWordEm('Практика')).toBeGreaterThan(longestWordEm('Рынок'));
  });

  test('longestWordEm: what may break between letters needs the room of one', () => {
    expect(longestWordEm('模拟交易')).toBe(1);
    expect(longestWordEm('')).toBe(1);
  });

  test('longestWordEm: marks above a letter take no room', () => {
    expect(longestWordEm('ที่ที่')).toBe(longestWordEm('ทท'));
  });

  test('longestWordStyle: hands the width to the styles', () => {
    expect(longestWordStyle('Simulation')['--longest-word']).toMatch(/^calc\(\d\.\d+ \* var\(--font-width, 1\)\)$/u);
  });
});
