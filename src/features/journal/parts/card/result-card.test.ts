import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOrigin, cardPeriod, cardWords } from '../../../../../tests/support/card-samples.ts';
import { closedResult, resultsOf } from '../../../../../tests/support/journal-samples.ts';
import { textInstance } from '../../../../core/i18n/i18n.ts';
import { languageCodes } from '../../../../core/i18n/languages.ts';
import { amount } from '../../../../core/money/amount.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import { cardFileName } from '../../model/card-file.ts';
import { layoutOf } from '../../model/card-layout.ts';
import { cardMargin, cardSize, leading, type CardShape, type CardText } from '../../model/card-shapes.ts';
import type { Measure } from '../../model/fit-text.ts';
import { spokenCard, type ResultCard } from '../../model/result-card.ts';
import { CardWriter, type CardOrigin, type CardWords } from './card-texts.ts';

/** Wider than most faces are. */
const measure: Measure = (text, { size, weight }) =>
  Array.from(text).reduce(
    (width, letter) => width + size * (/[\u1100-\uFFEF]/u.test(letter) ? 1 : weight > 600 ? 0.7 : 0.6),
    0,
  );

const modes: readonly MoneyMode[] = ['live', 'practice', 'demo', 'demo-practice'];
const unknown = closedResult({ id: 'spot 1', product: 'spot', gross: undefined, result: undefined });
const wins = resultsOf('12.5', '30', '-8');
const losses = resultsOf('-12.5', '-30', '8');

let english: CardWords;
beforeAll(async () => {
  english = await cardWords('en');
});
// Other files of this worker speak with the same instance.
afterAll(() => textInstance.changeLanguage('en'));

const writer = (changes: Partial<CardOrigin> = {}, words = english): CardWriter =>
  new CardWriter(words, cardOrigin(changes));
const textsOf = (card: ResultCard): readonly CardText[] =>
  layoutOf(card, measure).shapes.flatMap((shape) => (shape.kind === 'text' ? shape : []));
const drawn = (card: ResultCard): string =>
  textsOf(card)
    .map(({ text }) => text)
    .join('\n');

describe('E11 the card of a period', () => {
  test('E11: shares of wins and of losses, their count, and no sum unless it is wanted', () => {
    const card = writer().ofPeriod(cardPeriod(wins));
    expect(card.result).toEqual({ label: 'Result after fees', value: 'Profit', direction: 'up', below: undefined });
    expect(card.shares.map(({ label, value, details }) => [label, value, ...details])).toEqual([
      ['Wins', '66.67%', '2 of 3'],
      ['Losses', '33.33%', '1 of 3'],
    ]);
    expect(spokenCard(card)).not.toMatch(/\d\sUSDT|34\.5|Fees|drawdown|Average/);
    const open = writer({ hasAmounts: true }).ofPeriod(cardPeriod(wins));
    expect(open.result).toMatchObject({ value: '+34.50\u00A0USDT', below: 'Profit' });
    expect(open.shares.map(({ details }) => details.at(-1))).toEqual(['+21.25\u00A0USDT', '-8.00\u00A0USDT']);
    expect(drawn(open)).toContain('Largest drawdown\n8.00\u00A0USDT');
  });

  test('T8: fees and the drawdown are never written as less than they are', () => {
    const card = writer({ hasAmounts: true }).ofResult(closedResult({ fee: amount('2.0523936') }));
    expect(card.facts).toContainEqual({ label: 'Fees', value: '2.06\u00A0USDT' });
    const period = writer({ hasAmounts: true }).ofPeriod(cardPeriod(resultsOf('12.5', '-8.001')));
    expect(drawn(period)).toContain('Largest drawdown\n8.01\u00A0USDT');
  });

  test('E11: a loss is drawn as a gain is: the same places, sizes and weights, other words and the colour of prices', () => {
    for (const hasAmounts of [false, true]) {
      const shapesOf = (results: typeof wins): readonly object[] =>
        layoutOf(writer({ hasAmounts }).ofPeriod(cardPeriod(results)), measure).shapes.map(
          ({ ...shape }: CardShape & { text?: string; colour?: string; width?: number }) => ({
            ...shape,
            text: undefined,
            colour: undefined,
            // Of the bar alone, which divides all results.
            ...(shape.kind === 'box' ? { width: undefined, x: undefined } : {}),
          }),
        );
      expect(shapesOf(losses)).toEqual(shapesOf(wins));
    }
    const colours = (results: typeof wins): readonly string[] =>
      textsOf(writer().ofPeriod(cardPeriod(results)))
        .filter(({ text }) => /^(?:Profit|Loss)$|%/.test(text))
        .map(({ text, colour }) => `${text} ${colour}`);
    expect(colours(wins)).toEqual(['Profit up-text', '66.67% up-text', '33.33% down-text']);
    expect(colours(losses)).toEqual(['Loss down-text', '33.33% up-text', '66.67% down-text']);
  });

  test('E11: wins alone still show that no loss is among them, and what was neither has a share of its own', () => {
    expect(
      writer()
        .ofPeriod(cardPeriod(resultsOf('1')))
        .shares.map(({ label, value }) => `${label} ${value}`),
    ).toEqual(['Wins 100.00%', 'Losses 0%']);
    const even = writer().ofPeriod(cardPeriod(resultsOf('1', '-1', '0')));
    expect(even.result.value).toBe('Neither profit nor loss');
    expect(even.shares.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Wins 33.33%',
      'Losses 33.33%',
      'Even 33.33%',
    ]);
  });

  test('E11: what cannot be known is said, and nothing is made of it', () => {
    const mixed = writer({ hasAmounts: true }).ofPeriod(cardPeriod([...wins, unknown]));
    expect(drawn(mixed)).toContain('Not known, in no figure\n1');
    expect(mixed.shares.map(({ details }) => details[0])).toEqual(['2 of 3', '1 of 3']);
    const nothing = writer({ hasAmounts: true }).ofPeriod(cardPeriod([unknown]));
    expect(nothing.result).toEqual({ label: 'Result after fees', value: '—', direction: 'flat', below: 'Not known' });
    expect(nothing.shares).toEqual([]);
    expect(spokenCard(nothing)).not.toMatch(/%|USDT: |\b0\b/);
    const cut = writer().ofPeriod(cardPeriod(wins, { records: { isWhole: false, isSpotLeftOut: true } }));
    expect(drawn(cut)).toMatch(/Incomplete: records are missing from every figure here\.\nSpot is left out/);
    expect(drawn(writer().ofPeriod(cardPeriod(wins)))).not.toMatch(/Incomplete|Spot is left out/);
  });

  test('E11: the days are the server’s, and a day of the device is called so', () => {
    const said = (isServers: boolean): string =>
      drawn(writer({ today: { day: '2026-11-28', isServers } }).ofPeriod(cardPeriod(wins)));
    expect(said(true)).toMatch(/Platform days\n2026-11-01 –\s2026-11-03[\s\S]*As of 2026-11-28, platform day$/);
    expect(said(false)).toMatch(/As of 2026-11-28, day of this device$/);
  });
});

describe('E11 the card of one result', () => {
  const contract = closedResult({ result: amount('-18.4'), margin: amount('150') });

  test('E11: a contract has the percent of its margin, which shows no sum', () => {
    const card = writer().ofResult(contract);
    expect([card.title, card.subtitle]).toEqual(['BTC/USDT', 'Contracts · USDT']);
    expect(card.result).toEqual({
      label: 'Return on margin, after fees',
      value: '-12.27%',
      direction: 'down',
      below: 'Loss',
    });
    expect(spokenCard(card)).not.toMatch(/18\.4|150/);
    expect(writer({ hasAmounts: true }).ofResult(contract).result.below).toBe('Loss · -18.40\u00A0USDT');
  });

  test('E11: without a margin there is no percent, and without a cost no result', () => {
    const option = writer().ofResult(closedResult({ product: 'options' }));
    expect(option.result).toEqual({ label: 'Result after fees', value: 'Profit', direction: 'up', below: undefined });
    expect(spokenCard(option)).not.toContain('%');
    expect(writer().ofResult({ ...contract, margin: amount('0') }).result.value).toBe('Loss');
    const sale = writer({ hasAmounts: true }).ofResult({ ...unknown, day: undefined });
    expect(sale.result).toMatchObject({ value: '—', below: 'The cost is not known' });
    expect(sale.facts.at(-1)).toEqual({ label: 'Closed, platform day', value: '— (Not known)' });
  });
});

describe('E11, H8 the kind of money', () => {
  test.each([
    ['practice', ['Practice'], 'simulated', 'Practice'],
    ['demo', ['Demo'], 'demo', 'Demo'],
    ['demo-practice', ['Demo', 'Practice'], 'simulated', 'Demo · Practice'],
  ] as const)(
    'E11, H8: a card of %s says so on its band, its frame, across it and beside the result',
    (mode, names, tone, line) => {
      for (const hasAmounts of [false, true])
        for (const card of [
          writer({ mode, hasAmounts }).ofPeriod(cardPeriod(wins)),
          writer({ mode, hasAmounts }).ofResult(closedResult()),
        ]) {
          expect(card.mode).toMatchObject({ names, tone });
          const { shapes, stamp } = layoutOf(card, measure);
          expect(stamp).toEqual({ text: `${line} · not real money`, colour: tone });
          const edges = shapes.filter((shape) => shape.kind === 'box' && shape.colour === tone);
          expect(edges).toHaveLength(4);
          expect(shapes).toContainEqual(
            expect.objectContaining({ text: `${line} · not real money`, colour: `on-${tone}`, align: 'center' }),
          );
          expect(drawn(card)).toContain(`Result after fees · ${line}`);
          expect(drawn(card)).toContain('Simulated results: no real market impact, not indicative.');
        }
    },
  );

  test('E11, H8: only sums of practice carry its unit, and only real money is called real', () => {
    const sumIn = (mode: MoneyMode): string =>
      writer({ mode, hasAmounts: true }).ofPeriod(cardPeriod(wins)).result.value;
    expect(modes.map(sumIn)).toEqual([
      '+34.50\u00A0USDT',
      '+34.50\u00A0USDT practice',
      '+34.50\u00A0USDT',
      '+34.50\u00A0USDT practice',
    ]);
    const real = writer().ofPeriod(cardPeriod(wins));
    expect([real.mode, layoutOf(real, measure).stamp]).toEqual([undefined, undefined]);
    expect(drawn(real)).toContain('Account\nReal');
    for (const mode of modes.slice(1))
      expect(drawn(writer({ mode }).ofPeriod(cardPeriod(wins)))).not.toMatch(/Account\nReal|^Real$/m);
  });

  test('E11, H8: the name of the file says it as well, and whether results are missing', () => {
    const at = Date.UTC(2026, 10, 28, 9, 5, 1);
    expect(cardFileName({ mode: 'live', period: '', at, isWhole: true })).toBe('results_20261128T090501Z.png');
    expect(cardFileName({ mode: 'demo-practice', period: '2026-11', at, isWhole: false })).toBe(
      'DEMO-PRACTICE_results_2026-11_20261128T090501Z_INCOMPLETE.png',
    );
  });
});

describe('E11 room', () => {
  const huge = [
    ...resultsOf('123456789.12345678', '-98765432.87654321', '0', '-0.00000012'),
    unknown,
    closedResult({ gross: amount('9'), result: amount('9') }),
  ];
  const longBrand = 'A brand whose name has forty characters!';

  /** Lines that share height and width with a later one. */
  const overlapsIn = (texts: readonly CardText[]): readonly string[] => {
    const boxes = texts.map(({ text, x, y, size, weight, align }) => {
      const width = measure(text, { size, weight });
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      return { text, left, right: left + width, top: y, bottom: y + size * leading };
    });
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top + 1 < other.bottom &&
            other.top + 1 < one.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  };
  const outsideOf = (texts: readonly CardText[]): readonly string[] =>
    texts
      .filter(({ text, x, y, size, weight, align }) => {
        const width = measure(text, { size, weight });
        const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
        const isBeside = left < cardMargin - 1 || left + width > cardSize.width - cardMargin + 1;
        return isBeside || y < 0 || y + size * leading > cardSize.height - 40 || size < 15;
      })
      .map(({ text }) => text);

  test.each(languageCodes)(
    'E11: in %s no text is cut, none lies on another, and all of them are told in words',
    async (code) => {
      const words = await cardWords(code);
      for (const mode of modes) {
        const write = writer({ mode, hasAmounts: true, brand: longBrand }, words);
        const cards = [
          write.ofPeriod(cardPeriod(huge, { records: { isWhole: false, isSpotLeftOut: true } })),
          write.ofResult(
            closedResult({ pair: '1000000MOGWIFHAT/USDT', result: amount('-98765432.87'), margin: amount('0.01') }),
          ),
          write.ofResult(unknown),
        ];
        for (const card of cards) {
          const texts = textsOf(card);
          expect(outsideOf(texts)).toEqual([]);
          expect(overlapsIn(texts)).toEqual([]);
          const spoken = spokenCard(card).replaceAll(/[\s.:]/g, '');
          expect(texts.filter(({ text }) => !spoken.includes(text.replaceAll(/[\s.:]/g, '')))).toEqual([]);
        }
      }
    },
  );
});
