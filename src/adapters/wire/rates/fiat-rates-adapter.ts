import { ratedCodes, type FiatRates, type RatedCode } from '../../../core/domain/market/fiat.ts';
import { rate, readDecimal, type Rate } from '../../../core/money/amount.ts';
import { divide, isPositive } from '../../../core/money/fixed-point.ts';
import type { Clock } from '../../../core/time/clock.ts';
import type { FiatRatesPort } from '../../../core/ports/fiat-rates-port.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import { fieldOf, isWireObject, readWireJson, type WireObject } from '../http/wire-json.ts';

/** The name the specification gives the stored rates. */
export const ratesKey = 'saveFiatsTime';
/** The service is asked at most this often. */
export const ratesAgeMsMax = 86_400_000;
const timeoutMs = 10_000;
const dollar = rate('1');

export interface FiatRatesOptions {
  /** Undefined: no service, everything is in USD. */
  readonly url: string | undefined;
  readonly fetch: typeof fetch;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

const readRate = (value: WireValue | undefined): Rate | undefined => {
  const found = typeof value === 'string' ? readDecimal<Rate>(value) : undefined;
  return found !== undefined && isPositive(found) ? found : undefined;
};

/** Units per USD of the answered ones of the known currencies; undefined when the answer does not mention the USD. */
export function readRates(answer: WireValue | undefined): FiatRates['rates'] | undefined {
  if (!isWireObject(answer)) return undefined;
  const nested = fieldOf(answer, 'rates');
  const table: WireObject = isWireObject(nested) ? nested : answer;
  const base = fieldOf(answer, 'base');
  // Rates against another currency count in dollars once divided by the dollar's own.
  const perDollar = base === undefined || base === 'USD' ? dollar : readRate(fieldOf(table, 'USD'));
  if (perDollar === undefined) return undefined;
  const rates: Partial<Record<RatedCode, Rate>> = {};
  for (const code of ratedCodes) {
    const found = code === base ? dollar : readRate(fieldOf(table, code));
    const inDollars = found === undefined ? undefined : divide(found, perDollar);
    if (inDollars !== undefined) rates[code] = inDollars;
  }
  return Object.keys(rates).length === 0 ? undefined : { ...rates, USD: dollar };
}

/** The public currency-rate service behind a store of one day. It gets neither our token nor our language. */
export class HttpFiatRates implements FiatRatesPort {
  readonly #options: FiatRatesOptions;
  #underWay: Promise<FiatRates> | undefined;

  constructor(options: FiatRatesOptions) {
    this.#options = options;
  }

  async fiatRates(): Promise<FiatRates> {
    const stored = this.#stored();
    const age = this.#options.clock.now() - stored.savedAt;
    if (age >= 0 && age < ratesAgeMsMax) return stored;
    this.#underWay ??= this.#fetched(stored).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  #stored(): FiatRates {
    const kept = readWireJson(this.#options.storage.read(ratesKey) ?? '');
    const savedAt = isWireObject(kept) ? fieldOf(kept, 'savedAt') : undefined;
    const rates = readRates(kept);
    if (typeof savedAt !== 'string' || rates === undefined) return { rates: { USD: dollar }, savedAt: 0 };
    return { rates, savedAt: Number.parseInt(savedAt, 10) || 0 };
  }

  async #fetched(stored: FiatRates): Promise<FiatRates> {
    const rates = readRates(readWireJson(await this.#answer()));
    if (rates === undefined) return stored;
    const fresh: FiatRates = { rates, savedAt: this.#options.clock.now() };
    this.#options.storage.write(ratesKey, JSON.stringify(fresh));
    return fresh;
  }

  /** The text of the answer, empty when there is none in time. */
  async #answer(): Promise<string> {
    const { url, clock } = this.#options;
    if (url === undefined) return '';
    const giveUp = new AbortController();
    const forget = clock.after(timeoutMs, () => giveUp.abort());
    try {
      const answer = await this.#options.fetch(url, { signal: giveUp.signal, credentials: 'omit' });
      return answer.ok ? await answer.text() : '';
    } catch {
      return '';
    } finally {
      forget();
    }
  }
}
