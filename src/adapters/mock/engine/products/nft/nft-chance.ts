import { rate, type Rate } from '../../../../../core/money/amount.ts';
import { fromSteps, multiply } from '../../../../../core/money/fixed-point.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { bitsAt, evenAt, namedStream } from '../../market/chance/chance.ts';
import type { ArtRecord } from './nft-book.ts';
import { boxChances } from './nft-catalogue.ts';
import { isCreature } from './nft-people.ts';

/**
 * The content of a box: a function of the world's seed and the number of the box only, independent of the person and
 * the time. Even draws below one, cut at the published chances.
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

/** The seed of a work's picture: its remainder by the hues is the hue, the next part the style, and the rest chance. */
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
 * The highest bid of the demo's own bidders for a work. It is shown to all, and does not depend on other bids. They buy
 * from a person for at most the catalogue's value.
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
