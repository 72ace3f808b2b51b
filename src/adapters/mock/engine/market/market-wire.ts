import { candlePeriods, type CandlePeriod } from '../../../../core/domain/market/candle.ts';
import type { Domain, Step, WireRequest } from '../kernel/domain/domain.ts';
import type { Answer, Json } from '../kernel/basics/engine-types.ts';
import { serverText } from '../kernel/basics/server-text.ts';
import type { ServerTextKey } from '../kernel/basics/server-texts.gen.ts';
import { intervene, type MarketState } from './market-control.ts';
import { candleRow, quotationRows } from './market-rows.ts';
import type { InstrumentSpec, MarketCandle } from '../kernel/domain/market.ts';
import { joined } from './price-path/price-path.ts';

type WirePeriod = CandlePeriod | '1year';

const aliases: Readonly<Record<string, WirePeriod>> = {
  '1H': '60min',
  '1D': '1day',
  '1W': '1week',
  '1M': '1mon',
  '1Y': '1year',
  '1year': '1year',
};

/** More than any chart asks for; of a wider window the latest are answered. */
const mostCandles = 5000;

/** Prices for everybody. The only state is what presenters have done; all else is read from the market. */
export const marketDomain: Domain<MarketState> = {
  name: 'market',
  initial: () => ({ interventions: [] }),
  commands: { intervene },
  due: {},
  routes: [
    { operation: 'GET /currency/quotation_new', access: 'open', handle: instruments },
    { operation: 'GET /currency/new_timeshar', access: 'open', handle: candles },
  ],
};

function instruments(request: WireRequest, { market }: Step<MarketState>): Promise<Answer> {
  return Promise.resolve({ type: 'ok', message: quotationRows(market, request.at) });
}

function candles(request: WireRequest, step: Step<MarketState>): Promise<Answer> {
  return Promise.resolve(answerCandles(request, step));
}

function answerCandles({ fields, language, at }: WireRequest, { market }: Step<MarketState>): Answer {
  const refuse = (key: ServerTextKey, data: Json = []): Answer => ({
    type: 'candles',
    code: -1,
    msg: serverText(language, key),
    data,
  });
  const window = readWindow(fields);
  const period = readPeriod(fields['period'] ?? '');
  if (window === undefined || period === undefined) return refuse('parameter');
  const instrument = market.find((fields['symbol'] ?? '').toUpperCase());
  if (instrument === undefined) return refuse('unknownPair', null);
  const found = readCandles({ instrument, period, ...window }, { market, at });
  return {
    type: 'candles',
    code: 1,
    msg: 'success',
    data: found.slice(-mostCandles).map((candle) => candleRow(instrument, candle)),
  };
}

function readWindow(fields: WireRequest['fields']): { from: number; to: number } | undefined {
  const from = secondsIn(fields['from']);
  const to = secondsIn(fields['to']);
  return from === undefined || to === undefined || from > to ? undefined : { from: from * 1000, to: to * 1000 };
}

const secondsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,11}$/.test(text) ? Number.parseInt(text, 10) : undefined;

/** `1M` is a month, not a minute. */
function readPeriod(text: string): WirePeriod | undefined {
  return candlePeriods.find((period) => period === text) ?? aliases[text];
}

interface CandleRead {
  readonly instrument: InstrumentSpec;
  readonly period: WirePeriod;
  readonly from: number;
  readonly to: number;
}

function readCandles(
  read: CandleRead,
  { market, at }: { market: Step<MarketState>['market']; at: number },
): readonly MarketCandle[] {
  const { symbol } = read.instrument;
  const { period, from, to } = read;
  if (period !== '1year') return market.candles({ symbol, period, from, to, at });
  const months = market.candles({ symbol, period: '1mon', from: firstYearFrom(from), to: at, at });
  return yearsOf(months).filter(({ time }) => time <= to);
}

function firstYearFrom(from: number): number {
  const year = new Date(from).getUTCFullYear();
  return yearStart(year) === from ? from : yearStart(year + 1);
}

const yearStart = (year: number): number => Date.UTC(year, 0, 1);

function yearsOf(months: readonly MarketCandle[]): readonly MarketCandle[] {
  const years: MarketCandle[] = [];
  for (const month of months) {
    const time = yearStart(new Date(month.time).getUTCFullYear());
    const last = years.at(-1);
    if (last?.time === time) years[years.length - 1] = { ...joined(last, month), time };
    else years.push({ ...month, time });
  }
  return years;
}
