import { expect, test } from 'vitest';
import { closedResult } from '../../../../../tests/support/journal-samples.ts';
import { someHostile } from '../../../../../tests/support/hostile-strings.ts';
import { amount } from '../../../../core/money/amount.ts';
import type { ClosedResult } from '../closed-result.ts';
import { html } from './html-text.ts';
import { statementPage, type StatementFacts, type StatementWords } from './statement-page.ts';

const words: StatementWords = {
  languageTag: 'en',
  say: (key, parameters) => [key, ...Object.values(parameters ?? {})].join(' '),
  figure: (value) => value ?? '—',
  count: String,
  serverTime: (text) => text,
};

const facts: StatementFacts = {
  mode: 'practice',
  period: 'November 2026',
  site: 'Acme',
  program: 'Tandem 1.2.3',
  madeAt: '2026-12-01 10:00:00 UTC+00:00',
  serverZone: 'Asia/Shanghai',
  records: { missing: [], lacking: {}, isSpotLeftOut: false, isWhole: true },
};

/** The statement as a browser reads it. */
const read = (results: readonly ClosedResult[], changes: Partial<StatementFacts> = {}): Document =>
  new DOMParser().parseFromString(statementPage(results, { ...facts, ...changes }, words), 'text/html');

const cellsIn = (row: Element): readonly string[] =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
const rowsOf = (section: Element | undefined): readonly (readonly string[])[] =>
  [...(section?.querySelectorAll('tbody > tr') ?? [])].map(cellsIn);

test('E31 statementPage: each currency for itself, with sums, products, pairs and every line to the last decimal', () => {
  const results = [
    closedResult({ gross: amount('10.00000001'), fee: amount('1'), result: amount('9.00000001') }),
    closedResult({ id: 'seconds 4', product: 'options', pair: undefined, currency: 'BTC', result: amount('9') }),
    closedResult({
      id: 'contract 2',
      pair: 'ETH/USDT',
      gross: amount('-3'),
      fee: amount('0.5'),
      result: amount('-3.5'),
    }),
    closedResult({ id: 'spot 3', product: 'spot', gross: undefined, result: undefined, fee: amount('7') }),
  ];
  const [first, second, ...others] = read(results).querySelectorAll('section');
  expect(others).toEqual([]);
  expect(rowsOf(first)).toEqual([
    ['USDT', '3', '7.00000001', '1.5', '5.50000001'],
    ['product.contracts', '2', '7.00000001', '1.5', '5.50000001'],
    ['product.spot', '1', '—', '—', '—'],
    ['BTC/USDT', '2', '10.00000001', '1', '9.00000001'],
    ['ETH/USDT', '1', '-3', '0.5', '-3.5'],
    ['2026-11-02 10:00:00', 'product.contracts', 'BTC/USDT', '1', '10.00000001', '1', '9.00000001'],
    ['2026-11-02 10:00:00', 'product.contracts', 'ETH/USDT', '2', '-3', '0.5', '-3.5'],
    ['2026-11-02 10:00:00', 'product.spot', 'BTC/USDT', '3', '—', '—', '—'],
  ]);
  expect(first?.textContent).toContain('stats.unknown: 1');
  expect(rowsOf(second).at(-1)?.slice(2)).toEqual(['noPair', '4', '10', '1', '9']);
});

test('E31 statementPage: says whose money it is, in the head that each sheet of paper repeats, in its title and in its facts', () => {
  for (const mode of ['live', 'practice', 'demo', 'demo-practice'] as const) {
    const page = read([closedResult()], { mode });
    const said = [
      page.querySelector('table[role="presentation"] > thead'),
      page.querySelector('dl'),
      page.querySelector('title'),
    ];
    for (const place of said) expect(place?.textContent).toContain(`statement.mode.${mode}`);
  }
});

test('E31 statementPage: what is missing stands in a box, and without anything missing it says that', () => {
  expect(read([closedResult()]).body.textContent).toContain('statement.whole');
  const records: StatementFacts['records'] = {
    missing: [{ id: 'options', read: 12, end: 'failed', error: undefined }],
    lacking: { unreadable: [{ id: undefined, path: 'spot 3' }] },
    isSpotLeftOut: true,
    isWhole: false,
  };
  const page = read([closedResult()], { records, serverZone: undefined });
  const box = [...page.querySelectorAll('.missing p')].map(({ textContent }) => textContent);
  expect(box).toEqual(['incomplete', 'part.failed product.options 12', 'statement.unreadable 1', 'spotLeftOut']);
  expect(page.body.textContent).not.toContain('statement.whole');
  expect(page.body.textContent).toContain('statement.noZone');
});

test('E31 statementPage: a hostile text of a server is only a text, and nothing in the file runs or loads', () => {
  const markup = ['<img src=x onerror=alert(1)>', '</style><script>alert(1)</script>', '" onload="alert(1)', "'&amp;"];
  const plain = read([closedResult()]);
  const tags = (page: Document): readonly string[] => [...page.querySelectorAll('*')].map(({ tagName }) => tagName);
  for (const text of [...markup, ...someHostile]) {
    const page = read([closedResult({ pair: text, currency: 'USDT' })], { site: text, period: text, program: text });
    expect(tags(page)).toEqual(tags(plain));
  }
  const page = read([closedResult({ pair: markup[0] })]);
  expect(page.querySelectorAll('script, img, link, iframe, [src], [href], [onerror], [onload]')).toHaveLength(0);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  expect(page.body.textContent).toContain(markup[0]);
});

test('E31 html: texts are escaped, pieces are not escaped again', () => {
  const inner = html`<b>${'<&>"\''}</b>`;
  expect(html`<p>${inner}${[inner]}${undefined}</p>`.html).toBe(
    `<p><b>&lt;&amp;&gt;&quot;&#39;</b><b>&lt;&amp;&gt;&quot;&#39;</b></p>`,
  );
});
