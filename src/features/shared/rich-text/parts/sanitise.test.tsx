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
  test('tame: links to other hosts lead to the page that names the host', () => {
    expect(tamed('<a href="https://example.test/a?b=1" target="_top">a</a>')).toBe(
      '<a href="#/pages/common/webView?url=https%3A//example.test/a%3Fb%3D1">a</a>',
    );
  });

  test.each(['mailto:help@example.test', '/upload/terms.pdf'])('tame: %s opens apart and tells nothing', (href) => {
    expect(tamed(`<a href="${href}">a</a>`)).toMatch(/target="_blank" rel="noopener noreferrer nofollow"/);
  });

  test('tame: links inside stay inside', () => {
    const html = '<a href="#/pages/nft/nft">b</a>';
    expect(tamed(html)).toBe(html);
  });
});
