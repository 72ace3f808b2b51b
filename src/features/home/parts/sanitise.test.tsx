import { describe, expect, test } from 'vitest';
import { tame } from './sanitise.ts';

function tamed(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const place = document.createElement('div');
  place.append(tame(template.content));
  return place.innerHTML;
}

describe('tame', () => {
  test('tame: links to elsewhere open apart and tell nothing', () => {
    expect(tamed('<a href="https://example.test/a">a</a>')).toMatch(
      /target="_blank" rel="noopener noreferrer nofollow"/,
    );
  });

  test('tame: links inside stay inside', () => {
    const html = '<a href="#/pages/nft/nft">b</a>';
    expect(tamed(html)).toBe(html);
  });
});
