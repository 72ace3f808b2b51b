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

  // Measured in Noto Sans Bold, which is wider than Inter and as wide as Roboto and Liberation Sans.
  test.each([
    ['Simulation', 5.42],
    ['Conversion', 5.62],
    ['Transferir', 4.91],
    ['Практика', 5.1],
    ['Финансы', 4.87],
    ['Пополнить', 5.83],
    ['Обменять', 5.27],
    ['สินทรัพย์', 3.57],
  ])('longestWordEm: %s has its room in the usual faces, and little beyond', (word, drawn) => {
    expect(longestWordEm(word)).toBeGreaterThanOrEqual(drawn);
    if (/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(word)) expect(longestWordEm(word)).toBeLessThan(drawn * 1.13);
  });

  test('longestWordStyle: hands the width to the styles', () => {
    expect(longestWordStyle('Simulation')['--longest-word']).toMatch(/^calc\(\d\.\d+ \* var\(--font-width, 1\)\)$/u);
  });
});
