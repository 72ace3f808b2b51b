import * as v from 'valibot';
import { marketCategories } from '../../../../core/domain/market/instrument.ts';
import { allPairs, marketMoods, moveLimits, type MarketControl } from '../../../../core/ports/presenter-port.ts';
import type { Step } from '../kernel/domain/domain.ts';
import { Refusal, type Json } from '../kernel/basics/engine-types.ts';
import type { Intervention } from './facts/interventions.ts';

export type MarketState = { readonly interventions: Intervention[] };

/** As far as prices stay prices: after ten of the largest jumps either way there is still a market. */
const percent = v.pipe(v.number(), v.minValue(moveLimits.min), v.maxValue(moveLimits.max));
const longestTrendMinutes = 7 * 24 * 60;
const pair = v.string();

export const marketControlSchema: v.GenericSchema<unknown, MarketControl> = v.variant('kind', [
  v.strictObject({ kind: v.literal('mood'), pair, mood: v.picklist(marketMoods) }),
  v.strictObject({
    kind: v.literal('trend'),
    pair,
    percent,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestTrendMinutes)),
  }),
  v.strictObject({ kind: v.literal('gap'), pair, percent }),
  v.strictObject({ kind: v.literal('halt'), pair, isHalted: v.boolean() }),
  v.strictObject({ kind: v.literal('closure'), category: v.picklist(marketCategories), isClosed: v.boolean() }),
  v.strictObject({ kind: v.literal('usual') }),
]);

/** Takes a MarketControl. Refuses `parameter` and `unknownPair`. */
export function intervene({ slice, market, at }: Step<MarketState>, argument: Json): Json {
  const read = v.safeParse(marketControlSchema, argument);
  if (!read.success) throw new Refusal('parameter');
  const control = read.output;
  if ('pair' in control && control.pair !== allPairs && market.find(control.pair) === undefined)
    throw new Refusal('unknownPair');
  slice.interventions.push({ at, control });
  return null;
}
