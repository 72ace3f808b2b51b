import { returnOnMargin } from '../../../../core/domain/orders/contract-rules.ts';
import type { Format } from '../../../../core/i18n/format.ts';
import type { Text } from '../../../../core/i18n/use-text.ts';
import { rate, type Amount, type Rate } from '../../../../core/money/amount.ts';
import { forDrawing, isNegative, isPositive } from '../../../../core/money/fixed-point.ts';
import { divideTo } from '../../../../core/money/quotient.ts';
import { unknownText } from '../../../../core/money/format.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';
import { shownResult } from '../../../../core/money/shown-result.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import type { ClosedResult } from '../../model/closed-result.ts';
import type { JournalRecords } from '../../model/record-reading.ts';
import type { CardDirection, CardFact, CardMode, CardShare, ResultCard } from '../../model/result-card.ts';
import type { Statistics } from '../../model/statistics.ts';

/** The person's words and figures. */
export interface CardWords {
  readonly t: Text<'journal'>;
  readonly common: Text<'common'>;
  readonly records: Text<'records'>;
  readonly format: Format;
}

/** What every card says, whatever it is of. */
export interface CardOrigin {
  readonly brand: string;
  readonly mode: MoneyMode;
  /** The person wants to show sums. */
  readonly hasAmounts: boolean;
  /** `YYYY-MM-DD`, and whether it is the server's. */
  readonly today: { readonly day: string; readonly isServers: boolean };
}

/** The results of a period in one currency, the oldest first. */
export interface PeriodOfCard {
  readonly name: string;
  readonly currency: string;
  readonly results: readonly ClosedResult[];
  readonly statistics: Statistics;
  readonly records: Pick<JournalRecords, 'isWhole' | 'isSpotLeftOut'>;
}

const between = ' · ';

export const directionOf = (value: Amount | undefined): CardDirection =>
  value !== undefined && isPositive(value) ? 'up' : value !== undefined && isNegative(value) ? 'down' : 'flat';

/** Percent with two places; undefined of nothing. */
const shareOf = (part: number, whole: number): Rate | undefined =>
  divideTo(rate(String(part * 100)), rate(String(whole)), 2);

function modeOf(mode: MoneyMode, common: Text<'common'>): CardMode | undefined {
  if (mode === 'live') return undefined;
  const practice = mode === 'demo' ? [] : [common('mode.practice')];
  const demo = mode === 'practice' ? [] : [common('mode.demo')];
  return {
    names: [...demo, ...practice],
    notReal: common('mode.notReal'),
    tone: mode === 'demo' ? 'demo' : 'simulated',
  };
}

/** Writes the cards of one origin. */
export class CardWriter {
  readonly #words: CardWords;
  readonly #origin: CardOrigin;

  constructor(words: CardWords, origin: CardOrigin) {
    this.#words = words;
    this.#origin = origin;
  }

  ofPeriod({ name, currency, results, statistics, records }: PeriodOfCard): ResultCard {
    const { t, common, format } = this.#words;
    const { count, unknown, net, fees, drawdown } = statistics;
    const days = results.flatMap(({ day }) => day ?? []);
    const sums = [
      { label: t('stats.drawdown'), value: this.#cost(drawdown, currency) },
      { label: t('stats.fees'), value: this.#cost(fees, currency) },
    ];
    return {
      ...this.#everyCard(),
      title: name,
      subtitle: t('card.of', { currency }),
      result: this.#result(unknown < count ? net : undefined, {
        currency,
        label: t('afterFees'),
        reason: common('money.unknown'),
      }),
      shares: this.#shares(statistics, currency),
      facts: [
        this.#account(),
        { label: t('stats.count'), value: format.count(count) },
        ...(unknown === 0 ? [] : [{ label: t('stats.unknown'), value: format.count(unknown) }]),
        { label: t('card.days'), value: this.#span(days[0], days.at(-1)) },
        ...(this.#origin.hasAmounts && unknown < count ? sums : []),
      ],
      notes: [
        ...(records.isWhole ? [] : [t('incomplete')]),
        ...(records.isSpotLeftOut ? [t('spotLeftOut')] : []),
        ...this.#simulated(),
      ],
    };
  }

  ofResult(one: ClosedResult): ResultCard {
    const { t, common, format } = this.#words;
    const { pair, product, currency, result, gross, fee, margin, day } = one;
    const returned = result && margin && returnOnMargin(result, margin);
    const sums = [
      { label: t('card.gross'), value: gross === undefined ? this.#unknown() : this.#signed(gross, currency) },
      { label: t('stats.fees'), value: this.#cost(fee, currency) },
    ];
    return {
      ...this.#everyCard(),
      title: pair ?? t('noPair'),
      subtitle: [t(`product.${product}`), currency].join(between),
      result: this.#result(result, {
        currency,
        label: returned === undefined ? t('afterFees') : t('card.onMargin'),
        figure: returned && format.percent(returned, { sign: 'always' }),
        reason: product === 'spot' ? t('unknownCost') : common('money.unknown'),
      }),
      shares: [],
      facts: [
        this.#account(),
        { label: t('card.closed'), value: day === undefined ? this.#unknown() : format.serverWall(day) },
        ...(this.#origin.hasAmounts && result !== undefined ? sums : []),
      ],
      notes: this.#simulated(),
    };
  }

  #everyCard(): Pick<ResultCard, 'mode' | 'brand' | 'asOf'> {
    const { t, common, format } = this.#words;
    const { mode, brand, today } = this.#origin;
    const day = format.serverWall(today.day);
    return {
      mode: modeOf(mode, common),
      brand,
      asOf: t(today.isServers ? 'card.asOf' : 'card.asOfDevice', { day }),
    };
  }

  #result(
    value: Amount | undefined,
    {
      currency,
      label,
      figure,
      reason,
    }: { currency: string; label: string; figure?: string | undefined; reason: string },
  ): ResultCard['result'] {
    const direction = directionOf(value);
    if (value === undefined) return { label, value: unknownText, direction, below: reason };
    const word = this.#words.t(`card.${({ up: 'profit', down: 'loss', flat: 'even' } as const)[direction]}`);
    const sum = this.#origin.hasAmounts ? this.#signed(value, currency) : undefined;
    const [first = word, second] = [figure, sum].filter((text) => text !== undefined);
    return {
      label,
      value: first,
      direction,
      below: first === word ? undefined : [word, ...(second === undefined ? [] : [second])].join(between),
    };
  }

  /** Wins and losses always, even where there is none; what was neither where there is some. */
  #shares(
    { count, unknown, wins, losses, averageWin, averageLoss }: Statistics,
    currency: string,
  ): readonly CardShare[] {
    const { t, format } = this.#words;
    const known = count - unknown;
    if (known === 0) return [];
    const kinds = [
      { label: t('card.wins'), direction: 'up', own: wins, average: averageWin, name: t('stats.averageWin') },
      { label: t('card.losses'), direction: 'down', own: losses, average: averageLoss, name: t('stats.averageLoss') },
      { label: t('card.evens'), direction: 'flat', own: known - wins - losses, average: undefined, name: undefined },
    ] as const;
    return kinds
      .filter(({ own, direction }) => own > 0 || direction !== 'flat')
      .map(({ label, direction, own, average, name }) => {
        const percent = shareOf(own, known);
        const averages =
          this.#origin.hasAmounts && name !== undefined
            ? [name, average === undefined ? unknownText : this.#signed(average, currency)]
            : [];
        return {
          label,
          value: format.percent(percent),
          direction,
          percent: percent === undefined ? 0 : forDrawing(percent),
          details: [t('stats.ofCount', { n: format.count(own), total: format.count(known) }), ...averages],
        };
      });
  }

  #account(): CardFact {
    const { records, common } = this.#words;
    const label = records('receipt.account');
    const mode = modeOf(this.#origin.mode, common);
    return { label, value: mode === undefined ? records('receipt.accountLive') : mode.names.join(between) };
  }

  #simulated(): readonly string[] {
    return this.#origin.mode === 'live' ? [] : [this.#words.records('simulatedResults')];
  }

  #unknown(): string {
    return `${unknownText} (${this.#words.common('money.unknown')})`;
  }

  #span(first: string | undefined, last: string | undefined): string {
    if (first === undefined || last === undefined) return this.#unknown();
    const { format } = this.#words;
    return [...new Set([first, last])].map((day) => format.serverWall(day)).join(' – ');
  }

  #cost(value: Amount, currency: string): string {
    return this.#sum(shownCost(value, currency), currency);
  }

  #sum(value: Amount, currency: string, places: number | undefined = shownPlaces(value, currency)): string {
    const { format, common } = this.#words;
    const isPractice = this.#origin.mode === 'practice' || this.#origin.mode === 'demo-practice';
    const text = format.amount(value, { places, currency });
    return isPractice ? `${text} ${common('mode.unit')}` : text;
  }

  #signed(value: Amount, currency: string): string {
    const shown = shownResult(value, currency);
    return `${isPositive(value) ? '+' : ''}${this.#sum(shown.value, currency, shown.places)}`;
  }
}
