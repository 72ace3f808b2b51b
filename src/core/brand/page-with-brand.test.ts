import { describe, expect, test } from 'vitest';
import { iconOfMark, pageWithBrand, pageWithIcon } from './page-with-brand.ts';

const page = `<!doctype html><html><head><link rel="icon" href="data:,"><script>const root = '<div id="root"></body>';</script></head>
<body><div id="root"><svg class="starting" viewBox="0 0 48 48"><path d="M8 34"/></svg></div></body></html>`;

describe('pageWithBrand', () => {
  test('pageWithBrand: the block stands at the end as data, the mark is gone, and what scripts say stays', () => {
    const branded = pageWithBrand(page, { name: 'Acme', legal: { text: '</script>' } });
    expect(branded).toContain(`<script>const root = '<div id="root"></body>';</script>`);
    expect(branded).not.toContain('M8 34');
    const [, block = ''] = /<script type="application\/json" id="brand">(.*?)<\/script><\/body>/.exec(branded) ?? [];
    expect(JSON.parse(block)).toEqual({ name: 'Acme', legal: { text: '</script>' } });
  });

  test('pageWithBrand: another brand takes the place of the first', () => {
    const second = pageWithBrand(pageWithBrand(page, { name: 'Acme' }), { name: 'Zenith' });
    expect(second).toBe(pageWithBrand(page, { name: 'Zenith' }));
  });

  test('pageWithBrand: a page that is no demo fails', () => {
    expect(() => pageWithBrand('<body></body>', {})).toThrow('no mark');
  });
});

describe('pageWithIcon', () => {
  test('pageWithIcon: the address stands in the attribute as it is, whatever signs it has', () => {
    expect(pageWithIcon(page, 'data:image/svg+xml,"$&"')).toContain('href="data:image/svg+xml,&quot;$&amp;&quot;"');
    expect(() => pageWithIcon('<head></head>', 'data:,')).toThrow('no place for an icon');
  });

  test('iconOfMark: a picture beside the page is none for its tab', () => {
    expect([iconOfMark('data:image/png;base64,AA'), iconOfMark('brand/dark.svg'), iconOfMark()]).toEqual([
      'data:image/png;base64,AA',
      'data:,',
      'data:,',
    ]);
  });
});
