import { rate, type Rate } from '../../../../../core/money/amount.ts';
import { fromSteps, multiply } from '../../../../../core/money/fixed-point.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { bitsAt, evenAt, namedStream } from '../../market/chance/chance.ts';
import type { ArtRecord } from './nft-book.ts';
import { boxChances } from './nft-catalogue.ts';
import { isCreature } from './nft-people.ts';

/**
 * What a box holds: a function of the world's seed and the number of the box alone, so that neither who opens it nor
 * when makes a difference. Even draws below one, cut at the published chances.
 */
export function boxContent(seed: number, box: number): string {
  const draw = evenAt(namedStream(seed, 'nft-boxes'), box) * 1000;
  let edge = 0;
  for (const { rarity, perMille } of boxChances) {
    edge += perMille;
    if (draw < edge) return rarity;
  }
  return boxChances[0]?.rarity ?? '';
}

const hues = 360;
const styles = 4;
/** Of a circle, so that works that follow each other differ most. */
const goldenAngle = 137;

/**
 * The number that a work is drawn from: its remainder by the hues is the hue, what is above that the style, and the rest
 * chance.
 */
export function pictureSeed(seed: number, art: number): number {
  const stream = namedStream(seed, 'nft-pictures');
  const first = bitsAt(stream, 0);
  const hue = (first + art * goldenAngle) % hues;
  const style = (first + art + Math.floor(art / styles)) % styles;
  return hue + hues * (style + styles * (bitsAt(stream, art) % 1_000_000));
}

const hundredth = rate('0.01');
/** From one and a half to three times the start price. */
const limitFactor = (seed: number, art: number): Rate =>
  fromSteps(150 + (bitsAt(namedStream(seed, 'nft-limits'), art) % 151), hundredth);

/**
 * How far the demo's own bidders go for a work. It is told to everybody, and does not depend on who else bids. From a
 * person they buy at no more than the catalogue says.
 */
export const botLimitOf = (seed: number, { id, worth, owner }: Pick<ArtRecord, 'id' | 'worth' | 'owner'>): Money =>
  isCreature(owner) ? multiply(worth, limitFactor(seed, id)) : worth;

const minuteMs = 60_000;
/** They answer a bid after five to thirty-five minutes. */
export const botPauseMs = (seed: number, bid: number): number =>
  5 * minuteMs + Math.floor(evenAt(namedStream(seed, 'nft-pauses'), bid) * 30 * minuteMs);

/** Which of them answers. */
export const botNumber = (seed: number, { bid, of }: { readonly bid: number; readonly of: number }): number =>
  bitsAt(namedStream(seed, 'nft-bots'), bid) % of;
